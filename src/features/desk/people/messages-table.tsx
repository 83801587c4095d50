import { useStore } from '@nanostores/react'
import type { DeskMessage } from '../../../api/admin-fundraisers.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { mailIcon } from '../../../ui/icons.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { PagedTable } from '../paged-table.tsx'
import { peopleMessages } from './people.messages.ts'
import { peopleRoom } from './people.store.ts'

const kinds = { waiting: 'warning', shown: 'success', refused: 'neutral' } as const

type Props = Pick<RoomProps, 'permissions'>

/** Messages to fundraisers. Nobody sees one before it is approved. */
export const MessagesTable = (props: Props) => <Messages {...props} which="messages" none="noMessages" />

/** Only messages that are not decided yet. */
export const WaitingTable = (props: Props) => <Messages {...props} which="toRead" none="noneWaiting" />

type Which = Readonly<{ which: 'messages' | 'toRead'; none: 'noMessages' | 'noneWaiting' }>

function Messages({ permissions, which, none }: Props & Which) {
  const say = useMessages(peopleMessages)
  const { [which]: table, decide } = useUserSlice(peopleRoom)
  const isBusy = useStore(decide.$state).type === 'busy'
  const canEdit = hasPermission(permissions, 'individual-giving.edit')
  const about = (action: 'show' | 'refuse', { name, message }: DeskMessage) =>
    say('actionOn', { action: say(action), subject: `${name || say('anonymous')}, ${message}` })
  return (
    <PagedTable
      caption={say(which)}
      table={table}
      keyOf={message => message.message_id}
      empty={<EmptyState icon={mailIcon} title={say(none)} />}
      columns={() => [
        { title: say('message'), show: ({ message }) => <span className="desk-text">{message}</span> },
        { title: say('from'), show: ({ name }) => name || say('anonymous') },
        { title: say('for'), show: ({ fundraiser_name }) => fundraiser_name },
        { title: say('state'), show: ({ state }) => <Badge kind={kinds[state]}>{say(state)}</Badge> },
        {
          title: say('actions'),
          numeric: true,
          show: message =>
            canEdit && (
              <span className="desk-buttons">
                {message.state !== 'shown' && (
                  <Button
                    disabled={isBusy}
                    label={about('show', message)}
                    onClick={() => void decide.run({ message, state: 'shown' })}
                  >
                    {say('show')}
                  </Button>
                )}
                {message.state !== 'refused' && (
                  <Button
                    disabled={isBusy}
                    label={about('refuse', message)}
                    onClick={() => void decide.run({ message, state: 'refused' })}
                  >
                    {say('refuse')}
                  </Button>
                )}
              </span>
            ),
        },
      ]}
      csv={{
        name: 'messages',
        heading: [say('at'), say('from'), say('for'), say('message'), say('state')],
        row: one => [one.at, one.name || say('anonymous'), one.fundraiser_name, one.message, one.state],
      }}
    />
  )
}
