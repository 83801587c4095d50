import fc from 'fast-check'

/**
 * What a line is for: `dinner` has four tickets, at most three an order; `dancing` has three; `evening` is a bundle
 * of two of one and one of the other.
 */
export const things = ['dinner', 'dancing', 'evening'] as const
export type Thing = (typeof things)[number]

/** The terms of each sequence's sale. */
export const terms = {
  capacity: { dinner: 4, dancing: 3 },
  limit: { dinner: 3 },
  bundle: { dinner: 2, dancing: 1 },
  /** Uses of the voucher, which is for `dinner`. */
  voucherUses: 2,
} as const

export type Type = keyof typeof terms.capacity

export interface Line {
  readonly thing: Thing
  readonly quantity: number
}

/**
 * `basket` and `order` are indexes of earlier ones. `meanwhile`: the payer of the order that ends pays at the same
 * moment.
 */
export type Action =
  | { readonly do: 'hold'; readonly basket: number; readonly lines: readonly Line[]; readonly meanwhile: boolean }
  | { readonly do: 'extend'; readonly basket: number }
  | {
      readonly do: 'order'
      /** Undefined: without a basket. */
      readonly basket: number | undefined
      readonly lines: readonly Line[]
      readonly voucher: boolean
      readonly meanwhile: boolean
    }
  | { readonly do: 'pay' | 'refund'; readonly order: number }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'join'; readonly type: Type; readonly quantity: number }

const line = fc.record({ thing: fc.constantFrom(...things), quantity: fc.constantFrom(1, 1, 1, 2, 3) })
/** The same line may come twice. */
const lines = (minLength: number) => fc.array(line, { minLength, maxLength: 2 })
const basket = fc.nat({ max: 2 })
const order = fc.nat({ max: 5 })
const always = <const Kind extends string>(kind: Kind) => fc.constant(kind)
const rarely = fc.constantFrom(false, false, true)

const hold = fc.record({ do: always('hold'), basket, lines: lines(0), meanwhile: rarely })
const buy = fc.record({
  do: always('order'),
  basket: fc.option(basket, { nil: undefined }),
  lines: lines(1),
  voucher: rarely,
  meanwhile: rarely,
})
const onOrder = fc.record({ do: fc.constantFrom('pay', 'pay', 'pay', 'refund'), order })
const extend = fc.record({ do: always('extend'), basket })
// Times that keep any two expiries of a sequence apart.
const wait = fc.record({ do: always('wait'), minutes: fc.constantFrom(4.1, 4.1, 12.3, 25 * 60) })
const join = fc.record({
  do: always('join'),
  type: fc.constantFrom('dinner', 'dancing'),
  quantity: fc.integer({ min: 1, max: 2 }),
})

/** Random steps around one sale, in order. */
export const sales = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: hold },
    { weight: 6, arbitrary: buy },
    { weight: 6, arbitrary: onOrder },
    { weight: 1, arbitrary: extend },
    { weight: 3, arbitrary: wait },
    { weight: 3, arbitrary: join },
  ) satisfies fc.Arbitrary<Action>,
  { minLength: 4, maxLength: 18 },
)
