import type { ReactNode } from 'react'
import css from './card.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  title?: ReactNode
  /** Heading level. Default: 2. */
  level?: 2 | 3
  /** Shown beside the title, such as a badge or a link to change something. */
  aside?: ReactNode
  children: ReactNode
}>

/** A section of a page on its own surface. */
export function Card({ title, level = 2, aside, children }: Props) {
  useStyles(css)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="card" part="card">
      {title && (
        <header className="card-header">
          <Heading className="card-title">{title}</Heading>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
