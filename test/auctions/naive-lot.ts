import { NaiveAuction, type NaiveTerms } from '../server/modules/auction/rules/naive-auction.ts'

export type NaiveKind = 'competitive_bid' | 'sealed_bid' | 'live_auction'

interface NaiveBid {
  readonly sequence: number
  readonly kind: 'bid' | 'pre_bid' | 'floor_bid'
  readonly bidder: string
  readonly amount: number
  withdrawn: boolean
}

/**
 * A lot with all actions of the desk, as simple as possible: it keeps a list of every bid and action, and computes
 * each answer from the whole list.
 */
export class NaiveLot {
  state: 'open' | 'closed' = 'open'
  onFloor = false
  asking: number | null = null
  locked = false
  paused = false
  readonly bids: NaiveBid[] = []
  readonly log: string[] = []
  /** The amounts that the winners owe. */
  owed = new Map<string, number>()

  readonly kind: NaiveKind
  readonly terms: NaiveTerms
  readonly extension: number
  /** Milliseconds. */
  end: number

  constructor(kind: NaiveKind, terms: NaiveTerms, extension: number, end: number) {
    this.kind = kind
    this.terms = terms
    this.extension = extension
    this.end = end
  }

  /** @param at when the server decided; for a refused bid, roughly */
  bid(bidder: string, amount: number, at: number): string {
    if (this.state === 'closed') return 'lot_closed'
    if (this.kind !== 'live_auction' && !this.paused && at >= this.end) return 'lot_closed'
    if (this.paused) return 'lot_paused'
    if (this.locked) return 'remote_bids_locked'
    if (this.kind === 'competitive_bid') {
      const answer = this.#view().bid(bidder, amount)
      if (answer !== 'accepted') return answer
      this.end = Math.max(this.end, at + this.extension * 60_000)
      return this.#accept('bid', bidder, amount)
    }
    if (this.kind === 'live_auction' && this.onFloor) {
      if (this.leaders().includes(bidder)) return 'already_leading'
      if (amount < (this.asking ?? 0)) return 'bid_too_low'
      this.#accept('bid', bidder, amount)
      this.asking = this.#above(amount)
      return 'ok'
    }
    if (amount < this.terms.opening) return 'bid_too_low'
    return this.#accept(this.kind === 'live_auction' ? 'pre_bid' : 'bid', bidder, amount)
  }

  withdraw(bid: NaiveBid | undefined): string {
    if (this.state !== 'open') return 'act_not_possible'
    if (!bid) return 'bid_not_found'
    if (bid.withdrawn) return 'act_not_possible'
    bid.withdrawn = true
    return this.#act('bid_withdrawn', () => this.#askAgain())
  }

  reinstate(bid: NaiveBid | undefined): string {
    if (this.state !== 'open') return 'act_not_possible'
    if (!bid) return 'bid_not_found'
    if (!bid.withdrawn) return 'act_not_possible'
    bid.withdrawn = false
    return this.#act('bid_reinstated', () => this.#askAgain())
  }

  pause(at: number): string {
    const over = this.kind !== 'live_auction' && at >= this.end
    if (this.state !== 'open' || this.paused || over) return 'act_not_possible'
    this.paused = true
    return this.#act('paused')
  }

  resume(): string {
    if (this.state !== 'open' || !this.paused) return 'act_not_possible'
    this.paused = false
    return this.#act('resumed')
  }

  promote(asking: number | undefined): string {
    if (this.kind !== 'live_auction' || this.state !== 'open' || this.onFloor || this.paused) return 'act_not_possible'
    this.onFloor = true
    this.asking = asking ?? this.#nextAsked()
    return this.#act('promoted')
  }

  ask(price: number): string {
    if (!this.onFloor || price <= (this.price() ?? 0)) return 'act_not_possible'
    this.asking = price
    return this.#act('asking_price')
  }

  floorBid(bidder: string, amount: number): string {
    if (!this.onFloor || this.paused) return 'act_not_possible'
    const price = this.price()
    const least = Math.min(this.terms.opening, this.asking ?? this.terms.opening)
    if (price === null ? amount < least : amount <= price) return 'bid_too_low'
    if (this.leaders().includes(bidder)) return 'already_leading'
    this.#accept('floor_bid', bidder, amount)
    this.asking = this.#above(amount)
    return 'ok'
  }

  lock(locked: boolean): string {
    if (!this.onFloor || this.locked === locked) return 'act_not_possible'
    this.locked = locked
    return this.#act(locked ? 'locked' : 'unlocked')
  }

  hammer(sold: boolean): string {
    if (!this.onFloor || (sold && this.price() === null)) return 'act_not_possible'
    if (sold && !this.reserveMet()) return 'reserve_not_met'
    const price = this.price() ?? 0
    return this.#close('hammered', new Map(sold ? this.leaders().map(bidder => [bidder, price]) : []))
  }

  close(): string {
    if (this.state !== 'open' || this.kind === 'live_auction') return 'act_not_possible'
    return this.#close('closed', this.#view().sold())
  }

  reopen(): string {
    if (this.state !== 'closed' || this.kind === 'sealed_bid') return 'act_not_possible'
    this.state = 'open'
    this.owed = new Map()
    if (this.kind === 'live_auction') {
      this.onFloor = true
      this.asking = this.#nextAsked()
    }
    return this.#act('reopened')
  }

  /** The price that guests see: sealed bids and those before the floor are hidden. */
  price(): number | null {
    if (this.kind === 'live_auction') return this.#floor().at(-1)?.amount ?? null
    return this.#isSealed() ? null : this.#view().price()
  }

  leaders(): string[] {
    if (this.kind === 'live_auction')
      return this.#floor()
        .slice(-1)
        .map(({ bidder }) => bidder)
    return this.#isSealed() ? [] : this.#view().leaders()
  }

  next(): number {
    if (this.asking !== null) return this.asking
    if (this.kind === 'live_auction') return this.#nextAsked()
    return this.#isSealed() ? this.terms.opening : this.#view().next()
  }

  count(): number {
    const counted = this.bids.filter(({ withdrawn, kind }) => !withdrawn && kind !== 'pre_bid')
    return this.kind === 'sealed_bid' ? new Set(counted.map(({ bidder }) => bidder)).size : counted.length
  }

  reserveMet(): boolean {
    const { reserve } = this.terms
    if (this.kind === 'live_auction') return this.price() !== null && (this.price() ?? 0) >= (reserve ?? 0)
    const [best] = this.#view().leaders()
    return best !== undefined && this.#view().sold().size > 0
  }

  #accept(kind: NaiveBid['kind'], bidder: string, amount: number): string {
    this.log.push(kind)
    this.bids.push({ sequence: this.log.length, kind, bidder, amount, withdrawn: false })
    return 'ok'
  }

  #act(kind: string, then: () => void = () => {}): string {
    this.log.push(kind)
    then()
    return 'ok'
  }

  #close(kind: string, owed: Map<string, number>): string {
    this.owed = owed
    this.state = 'closed'
    this.onFloor = false
    this.asking = null
    this.locked = false
    this.paused = false
    return this.#act(kind)
  }

  /** After a bid was withdrawn or reinstated, the auctioneer asks for the step above the bids that are left. */
  #askAgain(): void {
    if (this.onFloor) this.asking = this.#nextAsked()
  }

  #nextAsked(): number {
    const price = this.price()
    return price === null ? this.terms.opening : this.#above(price)
  }

  #isSealed(): boolean {
    return this.kind === 'sealed_bid' && this.state !== 'closed'
  }

  /** The bids on the floor that stand, the best last. */
  #floor(): NaiveBid[] {
    const there = this.bids.filter(({ kind, withdrawn }) => kind !== 'pre_bid' && !withdrawn)
    return there.sort((one, other) => one.amount - other.amount)
  }

  /** The auction with only the bids that stand. Of sealed bids, each bidder's last one. */
  #view(): NaiveAuction {
    const left = this.bids.filter(({ withdrawn }) => !withdrawn)
    const isLast = (bid: NaiveBid) => left.findLast(({ bidder }) => bidder === bid.bidder) === bid
    const proxy = this.terms.proxy && this.kind !== 'sealed_bid'
    const view = new NaiveAuction({ ...this.terms, proxy })
    for (const bid of left) {
      if (this.kind !== 'sealed_bid' || isLast(bid)) view.accepted.push({ bidder: bid.bidder, maximum: bid.amount })
    }
    return view
  }

  #above(amount: number): number {
    const found = this.terms.prices.find(price => price > amount)
    if (found === undefined) throw new Error(`No price above ${amount}`)
    return found
  }
}
