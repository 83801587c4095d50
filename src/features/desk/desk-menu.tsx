import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { deskMessages } from './desk.messages.ts'
import type { DeskRoom } from './desk-room.ts'

type Props = Readonly<{
  /** The rooms that the user may enter. */
  open: readonly DeskRoom[]
  /** The room that is shown. Absent: none. */
  room: DeskRoom | undefined
}>

const entryOf = ({ group, title }: DeskRoom) => group ?? title

/** The groups of rooms, and below them the rooms of the group that is shown. A group's link leads to its first room. */
export function DeskMenu({ open, room: shown }: Props) {
  const { hrefTo } = useLinks()
  const say = useMessages(deskMessages)
  const entry = shown && entryOf(shown)
  const beside = open.filter(room => entryOf(room) === entry)
  const entries = open.filter(room => room === open.find(first => entryOf(first) === entryOf(room)))
  const tab = ({ key }: DeskRoom, title: keyof typeof deskMessages, current: Tab['current']): Tab => ({
    href: hrefTo('admin', { rest: [key] }),
    title: say(title),
    ...(current && { current }),
  })
  const currentEntry = beside.length > 1 ? 'within' : true
  return (
    <div className="desk-menu">
      {(entries.length > 1 || !entry) && (
        <Tabs
          label={say('menu')}
          items={entries.map(room => tab(room, entryOf(room), entryOf(room) === entry && currentEntry))}
        />
      )}
      {entry && beside.length > 1 && (
        <Tabs label={say(entry)} items={beside.map(room => tab(room, room.title, room === shown))} />
      )}
    </div>
  )
}
