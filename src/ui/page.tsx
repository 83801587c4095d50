import type { ReactNode } from 'react'
import css from './page.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** `narrow` for a form, `reading` for prose. Default: the full width, for listings. */
  width?: 'narrow' | 'reading'
  /** The page's h1. Absent if the children have their own. */
  title?: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** Shown above the title, such as a link back. */
  before?: ReactNode
  children: ReactNode
}>

/** The column of every screen. Its measures match those of the skeletons. */
export function Page({ width, title, lead, before, children }: Props) {
  useStyles(css)
  return (
    <div className={width ? `page page-${width}` : 'page'} part="page">
      {before}
      {title && (
        <header>
          <h1 className="page-title" tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="page-lead">{lead}</p>}
        </header>
      )}
      {children}
    </div>
  )
}

/** Tiles side by side, as a list: each child is an `<li>`. */
export function TileGrid({ children }: Readonly<{ children: ReactNode }>) {
  useStyles(css)
  return <ul className="page-tiles">{children}</ul>
}

/** A page's content, and beside it, if there is space, the actions or the price. */
export function Split({ children, aside }: Readonly<{ children: ReactNode; aside: ReactNode }>) {
  useStyles(css)
  return (
    <div className="page-split">
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  )
}
