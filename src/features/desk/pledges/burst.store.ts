import { atom, type ReadableAtom } from 'nanostores'
import { recordPledge } from '../../../api/admin-pledges.ts'
import type { Failure } from '../../../api/errors.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { auth } from '../../../store/auth.ts'
import { failureOf } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { compartment } from '../../checkout/compartment.ts'

/** A typed pledge that is not stored yet. */
export interface Typed {
  /** Idempotency key: a pledge that is sent again is recorded once. */
  key: string
  itemId: string
  paddle: number
  /** Minor units. */
  amount: number
  anonymous: boolean
  isSending: boolean
  failure?: Failure | undefined
}

/** What is typed at the venue: digits of a paddle, with a star if the donor wants no name shown. */
export function paddleIn(typed: string): { paddle: number; anonymous: boolean } | undefined {
  const [, digits, star] = /^\s*(\d{1,6})(\*?)\s*$/.exec(typed) ?? []
  return digits && Number(digits) > 0 ? { paddle: Number(digits), anonymous: star === '*' } : undefined
}

export interface Burst {
  /** Pledges that are being sent, were refused, or are left over from before a reload. None is lost. */
  $waiting: ReadableAtom<readonly Typed[]>
  /** Sends a pledge without waiting for earlier ones. */
  record(typed: Omit<Typed, 'key' | 'isSending' | 'failure'>): void
  retry(key: string): void
  retryAll(): void
  drop(key: string): void
}

/** Records pledges faster than the server answers. @param onRecorded called with each pledge's item */
export function createBurst(site: Site, onRecorded: (itemId: string) => void): Burst {
  const stored = compartment(site, `room pledges ${auth(site).$state.get().user?.user_id ?? ''}`)
  const $waiting = atom<readonly Typed[]>(typedIn(stored.read('waiting')))
  const call = userCall(site)
  /** Another tab of this user may have stored pledges of its own, so each change is made to both lists. */
  function apply(change: (waiting: readonly Typed[]) => readonly Typed[]): void {
    $waiting.set(change($waiting.get()))
    const left = change(typedIn(stored.read('waiting')))
    const kept = left.map(({ isSending: _, failure: __, ...typed }) => typed)
    if (kept.length) stored.write('waiting', kept)
    else stored.clear()
  }
  const change = (key: string, to: Partial<Typed> | undefined) =>
    apply(all => all.flatMap(one => (one.key !== key ? [one] : to === undefined ? [] : [{ ...one, ...to }])))

  async function send({ key, itemId, paddle, amount, anonymous }: Typed): Promise<void> {
    change(key, { isSending: true, failure: undefined })
    try {
      const input = { pledge_item_id: itemId, idempotency_key: key, paddle, amount }
      await call(recordPledge, { ...input, anonymous: anonymous ? 'yes' : 'no' })
      change(key, undefined)
      onRecorded(itemId)
    } catch (problem) {
      change(key, { isSending: false, failure: failureOf(problem, site.environment) })
    }
  }

  const resend = (isMeant: (one: Typed) => boolean) => {
    for (const one of $waiting.get()) if (!one.isSending && isMeant(one)) void send(one)
  }

  return {
    $waiting,
    record(typed) {
      const one = { ...typed, key: randomKey(), isSending: true }
      apply(all => [...all, one])
      void send(one)
    },
    retry: key => resend(one => one.key === key),
    retryAll: () => resend(() => true),
    drop: key => change(key, undefined),
  }
}

/** Stored data is untrusted. */
function typedIn(stored: unknown): readonly Typed[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap(one => {
    const { key, itemId, paddle, amount, anonymous } = Object(one) as Partial<Record<keyof Typed, unknown>>
    return typeof key === 'string' && typeof itemId === 'string' && Number.isInteger(paddle) && Number.isInteger(amount)
      ? { key, itemId, paddle: Number(paddle), amount: Number(amount), anonymous: anonymous === true, isSending: false }
      : []
  })
}
