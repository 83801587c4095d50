import type { ReactNode } from 'react'
import { useLinks } from '../../hooks/use-links.ts'
import { BackLink } from '../../ui/back-link.tsx'

type Props = Readonly<{
  title: string
  /** The page above it, by its path in the desk, and the text of the link there. Absent: the room's first page. */
  back?: Readonly<{ to: readonly string[]; label: string }>
  /** A sentence below the title. */
  lead?: string
  /** What can be done, beside the title. */
  actions?: ReactNode
  children: ReactNode
}>

/** A page of a room: the way back, its title, which has the focus at first, and its contents. */
export function RoomPage({ title, back, lead, actions, children }: Props) {
  const { hrefTo } = useLinks()
  const heading = (
    <h1 className="desk-title" tabIndex={-1}>
      {title}
    </h1>
  )
  return (
    <section className="desk-room">
      {back && <BackLink href={hrefTo('admin', { rest: back.to })}>{back.label}</BackLink>}
      {actions || lead ? (
        <header className={actions ? 'desk-head' : undefined}>
          {heading}
          {lead && <p className="desk-muted">{lead}</p>}
          {actions}
        </header>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
