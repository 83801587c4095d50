import { Component, type ReactNode } from 'react'

type Props = Readonly<{ children: ReactNode; report: (problem: unknown, context: string) => void }>

/**
 * After an error the page's fallback link replaces the block, also where the page or the browser does not let it be
 * mounted: the link works without our script.
 */
export class Fallback extends Component<Props> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(problem: unknown) {
    this.props.report(problem, 'while rendering')
  }

  override render() {
    return this.state.failed ? <slot /> : this.props.children
  }
}
