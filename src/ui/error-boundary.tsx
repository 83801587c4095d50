import { Component, type ErrorInfo, type ReactNode } from 'react'
import css from './error-boundary.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  children: ReactNode
  /** For whoever looks after the page: the visitor sees the fallback. */
  onError: (error: unknown, context: string) => void
  /** Default: loads the page anew. */
  onRefresh?: () => void
  /** Default: the specification's, in English. */
  words?: FaultWords
  /** Around all of a page: the fault fills it. */
  full?: boolean
}>

type FaultWords = Readonly<{ title: string; text: string; refresh: string }>

/** Stands between a fault in rendering and the rest of the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError(error, `while rendering${componentStack ?? ''}`)
  }

  override render(): ReactNode {
    const { children, words = english, full, onRefresh = () => location.reload() } = this.props
    return this.state.failed ? <Fault words={words} full={full} onRefresh={onRefresh} /> : children
  }
}

const english: FaultWords = {
  title: '500',
  text: 'Sorry, Something went wrong. Please try again via refresh.',
  refresh: 'Refresh',
}

// Of plain elements: what has failed once shall not fail again.
function Fault({
  words,
  full,
  onRefresh,
}: Readonly<{ words: FaultWords; full: boolean | undefined; onRefresh: () => void }>) {
  useStyles(css)
  return (
    <div className={full ? 'fault fault-full' : 'fault'} role="alert">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <button type="button" onClick={onRefresh}>
        {words.refresh}
      </button>
    </div>
  )
}
