// Error boundary for a part that failed to load or render. React supports error boundaries only as class components.
import { Component, type ReactNode } from 'react';

interface Props {
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
