import { Component, type ReactNode } from 'react'

type Props = Readonly<{ children: ReactNode; report: (problem: unknown, context: string) => void }>

/** After a rendering error the page's fallback link replaces the block: it works without our script. */
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
