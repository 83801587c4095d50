/** The terms of each sequence's draw. */
export const terms = { capacity: 6, perPerson: 4 } as const

export interface NaiveOrder {
  readonly buyer: number
  readonly quantity: number
  /**
   * `released`: others can have its numbers, but its payment may still come. `late`: the payment came too late and
   * was refunded.
   */
  state: 'held' | 'released' | 'ended' | 'paid' | 'late' | 'refunded'
  numbers: readonly number[]
  /** Do its numbers take part? What is refunded after the close still takes part, unless the draw is opened again. */
  takesPart: boolean
}

/** A draw as simple as possible, as a person would keep it on paper. */
export class NaiveDraw {
  isOpen = true
  readonly orders: NaiveOrder[] = []
  #free: number[] = []
  #last = 0

  /** Numbers that were ever paid for: a refunded number is not sold again. */
  get sold(): number {
    return this.#count(({ state }) => state === 'paid' || state === 'refunded')
  }

  get left(): number {
    return terms.capacity - this.sold - this.#count(({ state }) => state === 'held')
  }

  /** The numbers that take part, lowest first. */
  get partaking(): number[] {
    return this.orders
      .filter(one => one.takesPart)
      .flatMap(({ numbers }) => numbers)
      .sort((one, other) => one - other)
  }

  order(buyer: number, quantity: number): string {
    if (!this.isOpen) return 'draw_not_open'
    if (this.left < quantity) return 'draw_sold_out'
    if (this.#ownedBy(buyer) + quantity > terms.perPerson) return 'draw_limit'
    this.orders.push({ buyer, quantity, state: 'held', numbers: this.#take(quantity), takesPart: false })
    return 'ok'
  }

  /** @returns the order's state once its payment has come */
  pay(order: NaiveOrder): void {
    if (order.state === 'held') Object.assign(order, { state: 'paid', takesPart: true })
    if (order.state !== 'released') return
    const { buyer, quantity } = order
    const isThere = this.isOpen && this.left >= quantity && this.#ownedBy(buyer) + quantity <= terms.perPerson
    if (isThere) Object.assign(order, { state: 'paid', takesPart: true, numbers: this.#take(quantity) })
    else order.state = 'late'
  }

  /** Ends unpaid orders. */
  expire(): void {
    for (const order of this.orders) {
      if (order.state === 'held') this.#release(order)
      if (order.state === 'released') order.state = 'ended'
    }
  }

  close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    for (const order of this.orders) if (order.state === 'held') this.#release(order)
  }

  reopen(): void {
    this.isOpen = true
    for (const order of this.orders) if (order.state === 'refunded') order.takesPart = false
  }

  refund(order: NaiveOrder): void {
    if (order.state !== 'paid') return
    order.state = 'refunded'
    if (this.isOpen) order.takesPart = false
  }

  #release(order: NaiveOrder): void {
    this.#free = [...this.#free, ...order.numbers].sort((one, other) => one - other)
    Object.assign(order, { state: 'released', numbers: [] })
  }

  #take(quantity: number): number[] {
    const taken = this.#free.splice(0, quantity)
    while (taken.length < quantity) taken.push(++this.#last)
    return taken
  }

  #ownedBy = (buyer: number) => this.#count(one => one.buyer === buyer && (one.state === 'held' || one.takesPart))

  #count = (which: (order: NaiveOrder) => boolean) =>
    this.orders.filter(which).reduce((sum, { quantity }) => sum + quantity, 0)
}
