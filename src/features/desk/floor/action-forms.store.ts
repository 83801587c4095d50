import type { DeskLot } from '../../../api/admin-auction.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { check, required } from '../../../lib/validation.ts'
import { type Checked, createForm, type Form, type Values } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { type Kept, keepForm } from '../../checkout/unsaved.store.ts'
import { paddleNumber } from '../paddle-number.ts'
import { amountIn, amountProblem } from '../typed-amount.ts'
import { type ActionInput, type ActionName, createKeys, type DeskLotStore } from './floor.store.ts'

/** An action that needs a reason, which stays in the lot's log for good. */
export type ReasonedAct =
  | Readonly<{ name: 'withdraw' | 'reopen' }>
  | Readonly<{ name: 'withdrawBid'; sequence: number }>
  | Readonly<{ name: 'cancelWin'; paddle: number }>

export function createReasonForm(site: Site, store: DeskLotStore, act: ReasonedAct, onDone: () => void) {
  const { name, ...subject } = act
  return createActionForm(site, store, {
    name,
    subject,
    values: { reason: '' },
    check: ({ reason }) => ({ reason: check(reason, [required]) }),
    inputOf: ({ reason }) => ({ ...subject, reason: reason.trim() }) as ActionInput<typeof name>,
    onDone,
  })
}

/** Minutes by which the end of a lot moves: later, or with a minus, sooner. @param wrong what is no such number */
export function createMinutesForm(site: Site, store: DeskLotStore, wrong: () => string, onDone: () => void) {
  const minutesIn = (typed: string) => (/^[-−]?\d{1,5}$/.test(typed.trim()) ? Number(typed.replace('−', '-')) : 0)
  return createActionForm(site, store, {
    name: 'extend',
    values: { minutes: '30' },
    check: ({ minutes }) => ({ minutes: minutesIn(minutes) ? undefined : { text: wrong() } }),
    inputOf: ({ minutes }) => ({ minutes: minutesIn(minutes) }),
    onDone,
  })
}

/** To whom one more piece is sold, and for how much. By default to the next bidder, at the price by the rules. */
export function createCopyForm(
  site: Site,
  store: DeskLotStore,
  { next_bidder: next, currency_decimals: decimals }: DeskLot,
  onDone: () => void,
) {
  return createActionForm(site, store, {
    name: 'sellCopy',
    // A price is one bidder's.
    subject: { paddle: next?.paddle },
    values: { paddle: next ? String(next.paddle) : '', price: next ? plainAmount(next.price, decimals) : '' },
    check: ({ paddle, price }) => ({
      paddle: check(paddle, [required, paddleNumber]),
      price: amountProblem(price, decimals),
    }),
    inputOf: ({ paddle, price }) => ({ paddle: Number(paddle), price: amountIn(price, decimals) ?? 0 }),
    onDone,
  })
}

interface Options<Name extends ActionName, V extends Values> {
  name: Name
  /** Which bid or win it is about. Default: the lot. */
  subject?: object
  values: V
  check(values: V): Checked<V>
  inputOf(values: V): ActionInput<Name>
  onDone(): void
}

/** The form of an action on a lot. */
function createActionForm<Name extends ActionName, V extends Values>(
  site: Site,
  store: DeskLotStore,
  { name, subject = {}, check, inputOf, onDone, values }: Options<Name, V>,
): Form<V> & Kept {
  const keyOf = createKeys()
  const form = createForm<V>({
    environment: site.environment,
    values,
    check,
    async send(typed) {
      const input = inputOf(typed)
      await store.send(name, input, keyOf(input))
      onDone()
    },
  })
  return keepForm(site, `${name} ${store.id} ${Object.values(subject)}`, form)
}
