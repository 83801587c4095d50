import type { ReactNode } from 'react'
import css from './button.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  href: string
  children: ReactNode
  /** Default: secondary. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Fills the width of its container. */
  wide?: boolean
  /** Opens a new tab; say so in the text. */
  newTab?: boolean
  /** Downloads the link's target under this name, if the page's own server has it. */
  download?: string
  /** Called on click, before the link is followed. */
  onClick?: () => void
}>

/** A link that looks like a button. For actions use `Button`. */
export function LinkButton({ href, children, variant = 'secondary', wide, newTab, download, onClick }: Props) {
  useStyles(css)
  return (
    <a
      href={href}
      className={`button button-${variant}${wide ? ' button-wide' : ''}`}
      part={`button button-${variant}`}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      download={download}
      onClick={onClick}
    >
      <span className="button-label">{children}</span>
    </a>
  )
}
