import fc from 'fast-check'

/** Payment links that a sequence's payers share. */
export const links = [0, 1] as const
export type Link = (typeof links)[number]

/** A call of the provider that fails, before or after it takes effect. */
export const calls = ['create', 'retrieve', 'cancel', 'refund'] as const

/** One step. `of` picks one of the attempts so far, or of the provider's events. */
export type Action =
  | {
      readonly type: 'begin'
      readonly by: 'card' | 'promise'
      readonly links: readonly Link[]
      /** Minor units; 0: none. */
      readonly gift: number
      readonly voucher: boolean
      /** The payer never receives the answer. */
      readonly lost: boolean
    }
  | { readonly type: 'retry' | 'pay' | 'decline' | 'confirm' | 'receive' | 'expire'; readonly of: number }
  | { readonly type: 'webhook'; readonly of: number; readonly times: 1 | 2 }
  | {
      readonly type: 'refund'
      readonly of: number
      readonly amount: number
      readonly where: 'here' | 'at the provider'
    }
  | { readonly type: 'fault'; readonly call: (typeof calls)[number] }
  | { readonly type: 'jobs' }

const of = fc.nat({ max: 8 })
const always = <const Type extends string>(type: Type) => fc.constant(type)

const begin = fc.record({
  type: always('begin'),
  by: fc.constantFrom('card', 'card', 'card', 'promise'),
  links: fc.uniqueArray(fc.constantFrom(...links), { maxLength: 2 }),
  gift: fc.constantFrom(0, 10_00, 25_00),
  voucher: fc.boolean(),
  lost: fc.constantFrom(false, false, true),
}) satisfies fc.Arbitrary<Action>

const onAttempt = fc.record({
  type: fc.constantFrom('retry', 'pay', 'pay', 'pay', 'decline', 'confirm', 'receive', 'expire'),
  of,
}) satisfies fc.Arbitrary<Action>

const webhook = fc.record({
  type: always('webhook'),
  of: fc.nat({ max: 60 }),
  times: fc.constantFrom(1, 2),
}) satisfies fc.Arbitrary<Action>

const refund = fc.record({
  type: always('refund'),
  of,
  amount: fc.constantFrom(1, 5_00, 10_00),
  where: fc.constantFrom('here', 'at the provider'),
}) satisfies fc.Arbitrary<Action>

const fault = fc.record({ type: always('fault'), call: fc.constantFrom(...calls) }) satisfies fc.Arbitrary<Action>
const jobs = fc.record({ type: always('jobs') }) satisfies fc.Arbitrary<Action>

/** Random steps around one event, in order. */
export const sequences = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: begin },
    { weight: 7, arbitrary: onAttempt },
    { weight: 3, arbitrary: webhook },
    { weight: 1, arbitrary: refund },
    { weight: 2, arbitrary: fault },
    { weight: 1, arbitrary: jobs },
  ),
  { minLength: 4, maxLength: 30 },
)
