import { type ReactNode, useEffect, useState } from 'react'
import { report } from '../lib/environment.ts'
import { retryImport } from '../lib/retry-import.ts'
import css from './result.css?inline'
import type { ResultKind } from './result-art.tsx'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  kind: ResultKind
  /** Heading level: 2 inside a page with its own h1. Default: 1. */
  level?: 1 | 2
  /** Default: the specification's text for 404, 500 and 403. */
  title?: string
  /** What happened, what has been kept, what to do next. */
  children?: ReactNode
  /** The one thing to do next: a button or a link. */
  action?: ReactNode
}>

/** A page or block that shows nothing but an outcome. */
export function Result({ kind, level = 1, title, children, action }: Props) {
  useStyles(css)
  const Art = useArt()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={`result result-${kind}`} part="result">
      <div className="result-picture">{Art && <Art kind={kind} />}</div>
      <Heading className="result-title">{title ?? titles[kind]}</Heading>
      {children && <div className="result-text">{children}</div>}
      {action && <div className="result-action">{action}</div>}
    </section>
  )
}

/** The drawing loads after the text, into reserved space. If it fails to load, nothing is shown instead. */
function useArt() {
  const [art, setArt] = useState<typeof import('./result-art.tsx')>()
  useEffect(() => {
    let gone = false
    retryImport(() => import('./result-art.tsx'), report).then(
      art => gone || setArt(art),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
  return art?.ResultArt
}

const titles: Readonly<Partial<Record<ResultKind, string>>> = {
  404: 'No Found',
  500: 'Server Error',
  403: 'Unauthorized',
}
