import { Component, type ComponentType, type ReactNode } from 'react';
import styles from './unbreakable.module.css';

interface KeeperProps {
  selector: string;
  children: ReactNode;
}

/**
 * React empties an island whose script throws. Its HTML works without the script, so a copy made
 * before React came to it is put back.
 */
class Keeper extends Component<KeeperProps, { isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  override state = { isBroken: false };

  private readonly copy =
    typeof document === 'undefined'
      ? undefined
      : document.querySelector(this.props.selector)?.cloneNode(true);

  private readonly putBack = (place: HTMLElement | null) => {
    if (this.copy) place?.replaceChildren(this.copy);
  };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <div ref={this.putBack} className={styles.kept} />;
  }
}

/** The island as it is, or, if its script breaks, as it was without. */
export function unbreakable<Props extends object>(Island: ComponentType<Props>, selector: string) {
  return function Unbreakable(props: Props) {
    return (
      <Keeper selector={selector}>
        <Island {...props} />
      </Keeper>
    );
  };
}
