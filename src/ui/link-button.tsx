import type { ReactNode } from 'react'
import css from './button.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  href: string
  children: ReactNode
  /** Default: secondary. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Takes the width of its place. */
  wide?: boolean
  /** Opens a tab of its own; say so in the words. */
  newTab?: boolean
  /** What is written down on the way. */
  onClick?: () => void
}>

/** Leads somewhere and looks like a button. What does something is a `Button`. */
export function LinkButton({ href, children, variant = 'secondary', wide, newTab, onClick }: Props) {
  useStyles(css)
  return (
    <a
      href={href}
      className={`button button-${variant}${wide ? ' button-wide' : ''}`}
      part={`button button-${variant}`}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      onClick={onClick}
    >
      <span className="button-label">{children}</span>
    </a>
  )
}
