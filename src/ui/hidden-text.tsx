import type { ReactNode } from 'react'
import css from './hidden-text.css?inline'
import { useStyles } from './styles.ts'

/** Words for screen readers, where a picture or a place says it to everybody else. */
export function HiddenText({ children }: Readonly<{ children: ReactNode }>) {
  useStyles(css)
  return <span className="hidden-text">{children}</span>
}
