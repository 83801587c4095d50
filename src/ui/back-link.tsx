import type { ReactNode } from 'react'
import css from './back-link.css?inline'
import { Icon } from './icon.tsx'
import { arrowIcon } from './icons.ts'
import { useStyles } from './styles.ts'

/** A link up or back, named after its target: "All lots". Used above a page's title. */
export function BackLink({ href, children }: Readonly<{ href: string; children: ReactNode }>) {
  useStyles(css)
  return (
    <a href={href} className="back-link" part="back-link">
      <Icon path={arrowIcon} size={18} directed />
      {children}
    </a>
  )
}
