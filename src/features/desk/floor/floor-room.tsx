import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { useStyles } from '../../../ui/styles.ts'
import type { RoomProps } from '../desk-room.ts'
import { RoomPage } from '../room-page.tsx'
import { DeskLotView } from './desk-lot.tsx'
import css from './floor.css?inline'
import { floorMessages } from './floor.messages.ts'
import { runningOrder } from './floor.store.ts'
import { RunningOrder } from './running-order.tsx'

/** The auction desk: the lots in running order, and the chosen one. */
export function Room({ rest, permissions }: RoomProps) {
  useStyles(css)
  const say = useMessages(floorMessages)
  const { $group, tables } = useUserSlice(runningOrder)
  const group = useStore($group)
  const order = useStore(tables[group].page.$state)
  const lots = order.type === 'ready' ? order.value.items : []
  // By default: the lot on the floor, or the next one.
  const first = lots.find(lot => lot.on_floorYN) ?? lots.find(({ state }) => state === 'open')
  const opened = useRef<string>(undefined)
  opened.current ??= first?.auction_item_id
  const id = rest || opened.current
  return (
    <RoomPage title={say('title')}>
      <div className="floor">
        <RunningOrder group={group} onGroup={$group.set} chosen={id ?? ''} />
        <div className="floor-lot">
          {id ? (
            <DeskLotView key={id} id={id} permissions={permissions} />
          ) : (
            <p className="desk-muted">{say('choose')}</p>
          )}
        </div>
      </div>
    </RoomPage>
  )
}
