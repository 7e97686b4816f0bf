import { Component, type ReactNode } from "react";

interface IfItComesProps {
  /** Loads code of its own when it is first shown. */
  readonly children: ReactNode;
  /** What stands there where that code does not come. */
  readonly instead: ReactNode;
  readonly onMissing: () => void;
}

/** A part of a page that the page can do without: its fault is its own, and not the page's. */
export class IfItComes extends Component<IfItComesProps, { readonly isMissing: boolean }> {
  static getDerivedStateFromError = () => ({ isMissing: true });

  override state = { isMissing: false };

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override render(): ReactNode {
    return this.state.isMissing ? this.props.instead : this.props.children;
  }
}
