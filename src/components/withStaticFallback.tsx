import { Component, type ComponentType, type ReactNode } from 'react';
import styles from './withStaticFallback.module.css';

interface StaticFallbackProps {
  selector: string;
  children: ReactNode;
}

/**
 * React empties an island whose script throws. Its HTML works without the script, so a copy made
 * before React came to it is put back.
 */
class StaticFallback extends Component<StaticFallbackProps, { isBroken: boolean }> {
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
    return <div ref={this.putBack} className={styles.restored} />;
  }
}

/** The island as it is, or, if its script breaks, as it was without. */
export function withStaticFallback<Props extends object>(
  Island: ComponentType<Props>,
  selector: string,
) {
  return function WithStaticFallback(props: Props) {
    return (
      <StaticFallback selector={selector}>
        <Island {...props} />
      </StaticFallback>
    );
  };
}
