import { useStore } from '@nanostores/react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { CommandProblem } from '../command-problem.tsx'
import type { RoomProps } from '../desk-room.ts'
import { RoomPage } from '../room-page.tsx'
import { GiftsTable } from './gifts-table.tsx'
import { MessagesTable, WaitingTable } from './messages-table.tsx'
import { PagesTable } from './pages-table.tsx'
import { peopleMessages } from './people.messages.ts'
import { peopleRoom, views } from './people.store.ts'
import { TeamsTable } from './teams-table.tsx'

/** Fundraisers: messages to them, their pages, and gifts that came offline. */
export function Room({ permissions }: RoomProps) {
  const say = useMessages(peopleMessages)
  const { $view, decide, hide, hideWholeTeam, takeBack } = useUserSlice(peopleRoom)
  const view = useStore($view)
  const Table = {
    toRead: WaitingTable,
    messages: MessagesTable,
    pages: PagesTable,
    teams: TeamsTable,
    gifts: GiftsTable,
  }[view]
  return (
    <RoomPage
      title={say('title')}
      actions={
        <SelectField
          label={say('which')}
          name="view"
          value={view}
          options={views.map(value => ({ value, label: say(value) }))}
          onInput={chosen => $view.set(views.find(one => one === chosen) ?? 'toRead')}
        />
      }
    >
      <CommandProblem command={decide} />
      <CommandProblem command={hide} />
      <CommandProblem command={hideWholeTeam} />
      <CommandProblem command={takeBack} />
      <Table permissions={permissions} />
    </RoomPage>
  )
}
