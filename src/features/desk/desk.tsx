import { useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { codeOf } from '../../store/code.ts'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './desk.css?inline'
import { deskMessages } from './desk.messages.ts'
import { deskProfile, hasPermission, type Permissions } from './desk.store.ts'
import { DeskMenu } from './desk-menu.tsx'
import type { DeskRoom } from './desk-room.ts'
import { deskRooms } from './desk-rooms.ts'
import { tableWaiting } from './table-waiting.tsx'
import { useFocusInRoom } from './use-focus-in-room.ts'

type Props = Readonly<{
  /** Path below `/admin-dash/`, such as `lots/17`. Empty: the first room that the user may enter. */
  path: string
}>

/**
 * The organisers' part of the microsite: a menu of the rooms that the user may enter, and the room that the address
 * names.
 */
export function Desk({ path }: Props) {
  useStyles(css)
  const profile = useExplained(useUserSlice(deskProfile))
  const desk = useRef<HTMLDivElement>(null)
  useFocusInRoom(desk)
  return (
    <div className="desk" ref={desk}>
      <ResourceFrame {...profile} skeleton={tableWaiting} Problem={NoticeProblem}>
        {({ permissions }) => <Rooms path={path} permissions={permissions} />}
      </ResourceFrame>
    </div>
  )
}

function Rooms({ path, permissions }: Props & Readonly<{ permissions: Permissions }>) {
  const say = useMessages(deskMessages)
  const open = deskRooms.filter(({ needs }) => hasPermission(permissions, needs))
  const [key = '', ...rest] = path.split('/')
  const room = key ? open.find(room => room.key === key) : open[0]
  if (!open.length) return <Page title={say('title')}>{say('nothing')}</Page>
  return (
    <>
      <DeskMenu open={open} room={room} />
      {room ? (
        <LazyRoom key={room.key} room={room} rest={rest.join('/')} permissions={permissions} />
      ) : (
        <p>{say('missing')}</p>
      )}
    </>
  )
}

function LazyRoom({ room, ...props }: Readonly<{ room: DeskRoom; rest: string; permissions: Permissions }>) {
  const { environment } = useSurroundings().site
  return (
    <ResourceFrame {...useResource(codeOf(room.load, environment))} skeleton={tableWaiting} Problem={NoticeProblem}>
      {({ Room }) => <Room {...props} />}
    </ResourceFrame>
  )
}
