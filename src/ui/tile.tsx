import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { chevronIcon } from './icons.ts'
import { useStyles } from './styles.ts'
import css from './tile.css?inline'

type Props = Readonly<{
  href: string
  title: string
  /** One line about the target. */
  text?: ReactNode
  /** One of `icons.ts`. */
  icon?: string | undefined
  /** A count, as a word or a number. */
  aside?: ReactNode
}>

/** A menu entry as a large touch target. */
export function Tile({ href, title, text, icon, aside }: Props) {
  useStyles(css)
  return (
    <a href={href} className="tile" part="tile">
      {icon && (
        <span className="tile-icon">
          <Icon path={icon} size={22} />
        </span>
      )}
      <span className="tile-title">
        {title}
        <Icon path={chevronIcon} size={16} directed />
      </span>
      {text && <span className="tile-text">{text}</span>}
      {aside && <span className="tile-aside">{aside}</span>}
    </a>
  )
}
