import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** The island's HTML as it was before hydration, without hooks that could fail. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Without an error boundary, React removes the HTML of an island that throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
