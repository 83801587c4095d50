import type { ReactNode } from 'react'
import css from './card-grid.css?inline'
import { useStyles } from './styles.ts'

/** Cards side by side, as a list: each child is an `<li>`. */
export function CardGrid({ children }: Readonly<{ children: ReactNode }>) {
  useStyles(css)
  return <ul className="card-grid">{children}</ul>
}
