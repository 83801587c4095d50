import { type Line, type Thing, type Type, terms } from './actions.ts'

const minute = 60_000
const types = ['dinner', 'dancing'] as const

type Parts = Readonly<Record<Type, number>>

interface Basket {
  parts: Parts
  until: number
  extended: boolean
  waiter?: Waiter | undefined
}

interface Waiter {
  readonly name: string
  readonly type: Type
  quantity: number
  state: 'waiting' | 'offered' | 'taken' | 'missed'
  until: number
}

interface Order {
  readonly parts: Parts
  /** The key that it was ordered with. */
  readonly key: string | undefined
  /** The key of its basket. Undefined: none, or another order has used it up. */
  basket: string | undefined
  readonly voucher: boolean
  until: number
  /** `open`: its payer can still pay. */
  state: 'open' | 'ended' | 'paid' | 'refunded'
}

/** A sale as simple as possible: lists that are added up again for each question. It knows no locks, rows or jobs. */
export class NaiveSale {
  readonly baskets = new Map<string, Basket>()
  readonly orders: Order[] = []
  /** Keys of baskets that are paid. */
  readonly paid = new Set<string>()
  readonly waiters: Waiter[] = []
  now = 0

  /** Each action answers like the server: `ok`, or an error's code with its message. */
  hold(key: string, lines: readonly Line[], paysMeanwhile: boolean): string {
    const before = this.baskets.get(key)
    const open = this.#openOf(key)
    const problem =
      lines.map((_, index) => limitOf(lines.slice(0, index + 1))).find(Boolean) ??
      this.#short(this.#free({ key, order: open }), sum(lines))
    if (problem) return problem
    const fresh = { until: this.now + 10 * minute, extended: false }
    const waiter = before?.waiter
    const kept = before && before.until > this.now ? before : fresh
    this.baskets.set(key, { parts: sum(lines), until: kept.until, extended: kept.extended, waiter })
    if (open) this.#endWhile(open, paysMeanwhile)
    return 'ok'
  }

  extend(key: string): string {
    const basket = this.baskets.get(key)
    if (!basket) return 'reservation_not_found'
    if (basket.extended || basket.waiter) return 'ok'
    const open = this.#openOf(key)
    const until = open?.until ?? basket.until
    if (until <= this.now) return 'reservation_over'
    basket.extended = true
    basket.until = until + 10 * minute
    if (open) open.until = basket.until
    return 'ok'
  }

  order(key: string | undefined, lines: readonly Line[], voucher: boolean, paysMeanwhile: boolean): string {
    const single = lines.map(line => limitOf([line])).find(Boolean)
    if (single) return single
    if (voucher && !lines.some(({ thing }) => thing === 'dinner')) return 'voucher_not_for_this'
    const basket = key !== undefined && this.baskets.has(key) ? key : undefined
    const open = this.#openOf(basket)
    for (const [index, line] of lines.entries()) {
      const limit = limitOf(lines.slice(0, index + 1), line.thing)
      if (limit) return limit
      if (key !== undefined && this.paid.has(key)) return 'basket_paid'
      const free = this.#free({ key: basket, order: open, extra: sum(lines.slice(0, index)) })
      const short = this.#short(free, sum([line]))
      if (short) return short
    }
    if (voucher && this.#usesLeft(open) <= 0) return 'voucher_used_up'
    const made: Order = { parts: sum(lines), key, basket, voucher, until: this.now + 10 * minute, state: 'open' }
    this.orders.push(made)
    if (open && this.#endWhile(open, paysMeanwhile, made)) return 'payment_request_settled'
    return 'ok'
  }

  /** The order with this number, if its payer can still pay. */
  pay(number: number): boolean {
    const order = this.orders[number]
    if (order?.state !== 'open') return false
    this.#sell(order)
    return true
  }

  refund(number: number): boolean {
    const order = this.orders[number]
    if (order?.state !== 'paid') return false
    order.state = 'refunded'
    return true
  }

  join(name: string, type: Type, quantity: number): string {
    if (this.left(type) >= quantity) return 'tickets_left'
    this.waiters.push({ name, type, quantity, state: 'waiting', until: 0 })
    return 'ok'
  }

  /** Everything that happens by itself: orders and offers expire, and what is left is offered to the waiting list. */
  settle(): void {
    for (const order of this.orders) if (order.state === 'open' && order.until <= this.now) order.state = 'ended'
    for (const [key, { waiter }] of this.baskets) {
      if (waiter?.state === 'offered' && waiter.until <= this.now && !this.#openOf(key)) waiter.state = 'missed'
    }
    for (const type of types) {
      for (const waiter of this.waiters) {
        if (waiter.type !== type || waiter.state !== 'waiting' || this.left(type) < waiter.quantity) continue
        waiter.state = 'offered'
        waiter.until = this.now + 24 * 60 * minute
        const parts = { dinner: 0, dancing: 0, [type]: waiter.quantity }
        this.baskets.set(waiter.name, { parts, until: waiter.until, extended: false, waiter })
      }
    }
  }

  left(thing: Thing): number {
    const free = this.#free({})
    return thing === 'evening' ? piecesIn(free) : Math.max(0, free[thing])
  }

  state(thing: Thing): string {
    if (this.left(thing) > 0) return 'on_sale'
    const { bundle, capacity } = terms
    const short = types.filter(type => (thing === 'evening' ? this.#free({})[type] < bundle[type] : type === thing))
    return short.some(type => capacity[type] - this.#sold()[type] > this.#free({})[type]) ? 'all_reserved' : 'sold_out'
  }

  sold = (type: Type): number => this.#sold()[type]

  #sold(): Parts {
    return add(this.orders.filter(({ state }) => state === 'paid').map(({ parts }) => parts))
  }

  /** What is neither sold nor held, except for this basket and order. `besides` counts as held too. */
  #free({ key, order, extra = none }: { key?: string | undefined; order?: Order | undefined; extra?: Parts }): Parts {
    const open = this.orders.filter(one => one.state === 'open' && one !== order)
    const live = [...this.baskets].filter(([name, { until }]) => {
      return name !== key && until > this.now && !this.#openOf(name)
    })
    const gone = add([this.#sold(), extra, ...open.map(one => one.parts), ...live.map(([, one]) => one.parts)])
    return {
      dinner: terms.capacity.dinner - gone.dinner,
      dancing: terms.capacity.dancing - gone.dancing,
    }
  }

  #short(free: Parts, wanted: Parts): string | undefined {
    const short = types.filter(type => wanted[type] > free[type])
    if (!short.length) return undefined
    const [type] = short
    if (!type || short.length > 1) return 'tickets_sold_out'
    const some = free[type] === 1 ? `one of “${type}” is` : `${free[type]} of “${type}” are`
    if (free[type] > 0) return `tickets_sold_out Only ${some} left. Nothing was taken.`
    const isHeld = terms.capacity[type] - this.#sold()[type] > free[type]
    return `tickets_sold_out ${isHeld ? `All of “${type}” are` : `“${type}” has sold out`}`
  }

  #usesLeft(but?: Order): number {
    const uses = this.orders.filter(
      one => one.voucher && one !== but && (one.state === 'open' || one.state === 'paid'),
    ).length
    return terms.voucherUses - uses
  }

  /**
   * The order's basket now belongs to another order. If its payer pays at the same moment, the late payment gets what
   * is left.
   */
  #endWhile(order: Order, pays: boolean, newer?: Order): boolean {
    order.state = 'ended'
    if (!pays) return false
    const free = this.#free({ key: order.basket, order: newer })
    if (types.some(type => order.parts[type] > free[type])) return false
    if (order.voucher && this.#usesLeft() <= 0) return false
    this.#sell(order)
    // The newer order held the tickets for the same payer.
    if (newer) newer.state = 'ended'
    return true
  }

  #sell(order: Order): void {
    order.state = 'paid'
    if (order.key !== undefined) this.paid.add(order.key)
    const { basket: key } = order
    if (key === undefined) return
    const waiter = this.baskets.get(key)?.waiter
    if (waiter) waiter.state = 'taken'
    this.baskets.delete(key)
    for (const one of this.orders) if (one.basket === key) one.basket = undefined
  }

  #openOf(key: string | undefined): Order | undefined {
    return key === undefined ? undefined : this.orders.find(one => one.basket === key && one.state === 'open')
  }
}

const none: Parts = { dinner: 0, dancing: 0 }

const add = (all: readonly Parts[]): Parts =>
  all.reduce((sum, { dinner, dancing }) => ({ dinner: sum.dinner + dinner, dancing: sum.dancing + dancing }), none)

const partsOf = ({ thing, quantity }: Line): Parts =>
  thing === 'evening'
    ? { dinner: terms.bundle.dinner * quantity, dancing: terms.bundle.dancing * quantity }
    : { ...none, [thing]: quantity }

const sum = (lines: readonly Line[]): Parts => add(lines.map(partsOf))

const piecesIn = ({ dinner, dancing }: Parts): number =>
  Math.max(0, Math.min(Math.floor(dinner / terms.bundle.dinner), Math.floor(dancing / terms.bundle.dancing)))

/** The same thing may be in several lines, which count together. */
function limitOf(lines: readonly Line[], of: Thing = 'dinner'): string | undefined {
  const dinners = lines.filter(({ thing }) => thing === 'dinner').reduce((all, { quantity }) => all + quantity, 0)
  return of === 'dinner' && dinners > terms.limit.dinner ? 'ticket_limit' : undefined
}
