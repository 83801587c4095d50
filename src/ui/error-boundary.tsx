import { Component, type ErrorInfo, type ReactNode } from 'react'
import css from './error-boundary.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  children: ReactNode
  /** Reports the error to the site's owner. The visitor sees the fallback. */
  onError: (error: unknown, context: string) => void
  /** Default: reloads the page. */
  onRefresh?: () => void
  /** Default: the specification's text, in English. */
  words?: FaultWords
  /** Does it wrap a whole page? Then the fallback fills the page. */
  full?: boolean
}>

type FaultWords = Readonly<{ title: string; text: string; refresh: string }>

/** Catches rendering errors, so that they do not take down the rest of the page. */
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

// Plain elements only, since one of our own components may be what failed.
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
