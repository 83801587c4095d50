import type { ReactNode } from 'react'
import { useLinks } from '../../../hooks/use-links.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { useStyles } from '../../../ui/styles.ts'
import css from './surveys.css?inline'

type Props = Readonly<{
  title: string
  /** Where the link above the title goes, below the room, and what it says. */
  back: readonly string[]
  backLabel: string
  children: ReactNode
}>

/** A part of the room with its title, and the way back. */
export function RoomFrame({ title, back, backLabel, children }: Props) {
  useStyles(css)
  const { hrefTo } = useLinks()
  return (
    <section className="desk-room">
      <BackLink href={hrefTo('admin', { rest: ['surveys', ...back] })}>{backLabel}</BackLink>
      <h1 className="desk-title" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  )
}
