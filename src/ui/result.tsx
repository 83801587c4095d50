import type { ReactNode } from 'react'
import css from './result.css?inline'
import { ResultArt, type ResultKind } from './result-art.tsx'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  kind: ResultKind
  /** Default: the specification's words for 404, 500 and 403. */
  title?: string
  /** What happened, what was kept, what to do next. */
  children?: ReactNode
  /** The one thing to do: a button or a link. */
  action?: ReactNode
}>

/** A page that is nothing but an outcome. */
export function Result({ kind, title, children, action }: Props) {
  useStyles(css)
  return (
    <section className={`result result-${kind}`} part="result">
      <ResultArt kind={kind} />
      <h1 className="result-title">{title ?? titles[kind]}</h1>
      {children && <div className="result-text">{children}</div>}
      {action && <div className="result-action">{action}</div>}
    </section>
  )
}

const titles: Readonly<Partial<Record<ResultKind, string>>> = {
  404: 'No Found',
  500: 'Server Error',
  403: 'Unauthorized',
}
