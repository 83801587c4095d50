import { atom, type ReadableAtom } from 'nanostores'
import { recordPledge } from '../../../api/admin-pledges.ts'
import type { Failure } from '../../../api/errors.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { failureOf } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'

/** A pledge that was typed and is not stored yet. */
export interface Typed {
  /** Idempotency key: a repeat records once. */
  key: string
  itemId: string
  paddle: number
  /** Minor units. */
  amount: number
  anonymous: boolean
  failure?: Failure | undefined
}

/** What is typed of the room: digits of a paddle, and a star for somebody who wants no name shown. */
export function paddleIn(typed: string): { paddle: number; anonymous: boolean } | undefined {
  const [, digits, star] = /^\s*(\d{1,6})(\*?)\s*$/.exec(typed) ?? []
  return digits && Number(digits) > 0 ? { paddle: Number(digits), anonymous: star === '*' } : undefined
}

export interface Burst {
  /** Being sent, or refused. Nothing that was typed is lost. */
  $waiting: ReadableAtom<readonly Typed[]>
  /** Sends a pledge without waiting for those before it. */
  record(typed: Omit<Typed, 'key' | 'failure'>): void
  retry(key: string): void
  drop(key: string): void
}

/** Records pledges faster than the server answers. @param onRecorded called with the item of each */
export function createBurst(site: Site, onRecorded: (itemId: string) => void): Burst {
  const $waiting = atom<readonly Typed[]>([])
  const call = userCall(site)
  const change = (key: string, to: Partial<Typed> | undefined) =>
    $waiting.set($waiting.get().flatMap(one => (one.key !== key ? [one] : to === undefined ? [] : [{ ...one, ...to }])))

  async function send({ key, itemId, paddle, amount, anonymous }: Typed): Promise<void> {
    change(key, { failure: undefined })
    try {
      const input = { pledge_item_id: itemId, idempotency_key: key, paddle, amount }
      await call(recordPledge, { ...input, anonymous: anonymous ? 'yes' : 'no' })
      change(key, undefined)
      onRecorded(itemId)
    } catch (problem) {
      change(key, { failure: failureOf(problem, site.environment) })
    }
  }

  return {
    $waiting,
    record(typed) {
      const one = { ...typed, key: randomKey() }
      $waiting.set([...$waiting.get(), one])
      void send(one)
    },
    retry(key) {
      const one = $waiting.get().find(typed => typed.key === key)
      if (one?.failure) void send(one)
    },
    drop: key => change(key, undefined),
  }
}
