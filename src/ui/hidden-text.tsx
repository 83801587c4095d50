import type { ReactNode } from 'react'
import css from './hidden-text.css?inline'
import { useStyles } from './styles.ts'

/** Text for screen readers only, where an icon or the layout tells everybody else. */
export function HiddenText({ children }: Readonly<{ children: ReactNode }>) {
  useStyles(css)
  return <span className="hidden-text">{children}</span>
}
