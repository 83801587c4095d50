import { Component, type ReactNode } from 'react'

type Props = Readonly<{
  children: ReactNode
  /** Shown above the link. */
  words?: ReactNode
  report: (problem: unknown, context: string) => void
}>

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
    const { children, words } = this.props
    if (!this.state.failed) return children
    return (
      <>
        {words}
        <slot />
      </>
    )
  }
}
