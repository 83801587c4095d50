import type { ComponentType } from 'react'
import type { deskMessages } from './desk.messages.ts'
import type { Permissions } from './desk.store.ts'

/** A part of the desk with its own address below `/admin-dash/`. */
export interface DeskRoom {
  readonly key: string
  /** Message key of its title. */
  readonly title: keyof typeof deskMessages
  /** The part of the menu that it belongs to. Absent: it stands in the menu itself. */
  readonly group?: DeskGroup
  /** The permission that its first call needs. */
  readonly needs: string
  readonly load: () => Promise<{ Room: ComponentType<RoomProps> }>
}

/** Message keys of the groups' titles. */
export type DeskGroup = 'auctionGroup' | 'ticketsGroup' | 'givingGroup' | 'questionsGroup'

export type RoomProps = Readonly<{
  /** The rest of the path after the key, such as a lot's id. May be empty. */
  rest: string
  permissions: Permissions
}>
