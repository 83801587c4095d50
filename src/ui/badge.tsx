import type { ReactNode } from 'react'
import css from './badge.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** State in words: "Sold", "Outbid". */
  children: ReactNode
  /** Default: neutral. */
  kind?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'error'
}>

/** A state in a word or two. The colour only repeats what the text says. */
export function Badge({ children, kind = 'neutral' }: Props) {
  useStyles(css)
  return (
    <span className={`badge badge-${kind}`} part="badge">
      {children}
    </span>
  )
}
