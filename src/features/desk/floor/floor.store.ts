import { atom } from 'nanostores'
import {
  cancelWin,
  closeLot,
  type DeskLot,
  demoteLot,
  extendLot,
  hammerLot,
  lockRemoteBids,
  lotAtDesk,
  pauseLot,
  promoteLot,
  recordFloorBid,
  reinstateBid,
  reinstateLot,
  reopenLot,
  resumeLot,
  sellExtraCopy,
  setAskingPrice,
  unlockRemoteBids,
  withdrawBid,
  withdrawLot,
} from '../../../api/admin-auction.ts'
import { bidDataPush } from '../../../api/auction.ts'
import { eventChannel } from '../../../api/channels.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { createCommand } from '../../../store/command.ts'
import { isAnswered } from '../../../store/is-answered.ts'
import { liveResource } from '../../../store/live.ts'
import { part } from '../../../store/push-rules.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createLotTable } from '../lot-table.store.ts'

const acts = {
  promote: promoteLot,
  demote: demoteLot,
  ask: setAskingPrice,
  floorBid: recordFloorBid,
  lock: lockRemoteBids,
  unlock: unlockRemoteBids,
  hammer: hammerLot,
  reopen: reopenLot,
  pause: pauseLot,
  resume: resumeLot,
  extend: extendLot,
  close: closeLot,
  withdrawBid,
  reinstateBid,
  withdraw: withdrawLot,
  reinstate: reinstateLot,
  sellCopy: sellExtraCopy,
  cancelWin,
}

export type ActionName = keyof typeof acts

/** Does the lot show that an action was done? Only actions that are the same done once or twice. */
const isDone: { readonly [Name in ActionName]?: (lot: DeskLot) => boolean } = {
  promote: lot => lot.on_floorYN,
  demote: lot => !lot.on_floorYN,
  lock: lot => lot.remote_lockedYN,
  unlock: lot => !lot.remote_lockedYN,
  hammer: lot => lot.state === 'closed',
  pause: lot => lot.pausedYN,
  resume: lot => !lot.pausedYN,
  close: lot => lot.state === 'closed',
  reinstate: lot => lot.state !== 'withdrawn',
}

export type ActionInput<Name extends ActionName> = Omit<
  InputOf<(typeof acts)[Name]>,
  'auction_item_id' | 'idempotency_key'
>

/** Idempotency keys: the same input has the same key again, until there is another one. */
export function createKeys(): (input: object) => string {
  let last = { input: '', key: '' }
  return input => {
    const sent = JSON.stringify(input)
    if (last.input !== sent) last = { input: sent, key: randomKey() }
    return last.key
  }
}

/** One lot on the auction desk, kept current by pushes, and the actions on it. */
export function createDeskLot(site: Site, auction_item_id: string) {
  const call = userCall(site)
  /** The action whose failure is shown, if its answer was lost. */
  let unanswered: ActionName | undefined
  const live = liveResource<DeskLot>(site, {
    async read() {
      const lot = await call(lotAtDesk, { auction_item_id })
      if (unanswered && isDone[unanswered]?.(lot)) command.clear()
      return lot
    },
    channel: eventChannel,
    key: auction_item_id,
    sequenceOf: ({ sequence }) => sequence,
    newest: (known, read) => (known.sequence > read.sequence ? known : read),
    pushes: [
      part<DeskLot, typeof bidDataPush.data>(bidDataPush, {
        keyOf: data => data.auction_item_id,
        isOfSome: true,
        sequenceOf: ({ sequence }) => sequence,
        numberOf: ({ sequence }) => sequence,
        apply: (known, data) => ({ ...known, ...data }),
        // Guests see some leaders by name, but the desk needs their paddles.
        needsRead: ({ leaders }) => leaders.some(name => !/^\d+$/.test(name)),
      }),
    ],
  })

  async function send<Name extends ActionName>(name: Name, input: ActionInput<Name>, key: string): Promise<void> {
    try {
      const sent = { ...input, auction_item_id, idempotency_key: key }
      await call<(typeof acts)[ActionName]>(acts[name], sent as InputOf<typeof promoteLot>)
    } finally {
      // After a refusal too: then the lot differs from what was shown.
      void live.refresh()
      void runningOrder(site).refresh()
    }
  }

  let keyOf = createKeys()
  const command = createCommand<{ name: ActionName; input: object; onDone?: (() => void) | undefined }>(
    site.environment,
    async ({ name, input, onDone }) => {
      unanswered = undefined
      try {
        await send(name, input as ActionInput<typeof name>, keyOf({ name, ...input }))
      } catch (problem) {
        const failure = failureIn(problem)
        if (failure && !isAnswered(failure)) unanswered = name
        throw problem
      }
      onDone?.()
    },
  )
  let last: Promise<unknown> = Promise.resolve()

  return {
    id: auction_item_id,
    live,
    command,
    /** Runs an action for a form of its own. @param key the same for another try */
    send,
    /**
     * Runs actions one after another, as fast as an operator types them. When one fails, those waiting are dropped.
     * @param onFailed called for one that has failed or was dropped
     */
    act<Name extends ActionName>(
      name: Name,
      input: ActionInput<Name>,
      onDone?: () => void,
      onFailed?: () => void,
    ): void {
      const isWaiting = command.$state.get().type === 'busy'
      const hasFailed = () => command.$state.get().type === 'failed'
      last = last.then(async () => {
        if (isWaiting && hasFailed()) return onFailed?.()
        // While a failure is shown, the same action is another try: its answer may be lost, and the action done.
        if (!hasFailed()) keyOf = createKeys()
        await command.run({ name, input, onDone })
        if (hasFailed()) onFailed?.()
      })
    },
  }
}

export type DeskLotStore = ReturnType<typeof createDeskLot>

export const groups = ['live', 'timed'] as const
export type Group = (typeof groups)[number]

/** The lots to choose from: the live ones in running order, and all others. */
export const runningOrder = defineUserSlice('desk-floor', site => {
  const tables = { live: createLotTable(site, 'live'), timed: createLotTable(site, 'timed') }
  const read = (group: Group) => tables[group].page
  return {
    tables,
    /** The group on screen. Each chosen lot is a page of its own. */
    $group: atom<Group>('live'),
    /** Only groups that are or were on screen. */
    async refresh() {
      const shown = groups.filter(group => read(group).$state.get().type === 'ready')
      await Promise.all(shown.map(group => read(group).refresh()))
    },
  }
})
