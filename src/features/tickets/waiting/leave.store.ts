import { atom } from 'nanostores'
import type { OutputOf } from '../../../api/endpoint.ts'
import { leaveWaitingList, type WaitingPlace, waitingPlace } from '../../../api/tickets.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'

export type LeftList = OutputOf<typeof leaveWaitingList>

/** Leaves the waiting list, by the token from its mails or from joining. `$left`: the outcome, once it is known. */
export function createLeave({ environment, client }: Site, waiting_token: string) {
  const $left = atom<LeftList | undefined>()
  const leave = createCommand<void>(environment, async () => {
    $left.set(await client.call(leaveWaitingList, { waiting_token }))
  })
  return { leave, $left }
}

export type Leave = ReturnType<typeof createLeave>

/** The place on the list that a mail's link is about. */
export const createPlace = ({ environment, client }: Site, waiting_token: string) =>
  createResource<WaitingPlace>({ environment, load: () => client.call(waitingPlace, { waiting_token }) })
