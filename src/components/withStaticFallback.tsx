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
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  declare copy: Node | undefined;

  // Fields of a class would bring a helper of half a kilobyte for Safari 15.
  constructor(props: StaticFallbackProps) {
    super(props);
    this.state = { isBroken: false };
    if (typeof document === 'undefined') return;
    this.copy = document.querySelector(props.selector)?.cloneNode(true);
    this.putBack = this.putBack.bind(this);
  }

  putBack(place: HTMLElement | null) {
    if (this.copy) place?.replaceChildren(this.copy);
  }

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
