// Catches a part that could not be loaded or drawn. React has no other form of it than a class.
import { Component, type ReactNode } from 'react';

interface Props {
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

export class LoadBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
