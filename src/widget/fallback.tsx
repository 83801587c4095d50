import { Component, type ReactNode } from 'react'

type Props = Readonly<{
  children: ReactNode
  /** Text above the link. */
  words?: ReactNode
  report: (problem: unknown, context: string) => void
}>

/**
 * After an error, shows the page's fallback link instead of the block. The link works without our script, so also where
 * the page or the browser prevents the block from being mounted.
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
