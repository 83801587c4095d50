/** A lot as simple as possible: it keeps every bid, and finds each answer by trying. */
export interface NaiveTerms {
  readonly opening: number
  readonly reserve: number | null
  readonly winners: number
  readonly proxy: boolean
  /** Every price that the increments lead to, from 0. */
  readonly prices: readonly number[]
}

interface NaiveBid {
  readonly bidder: string
  readonly maximum: number
}

export class NaiveAuction {
  readonly accepted: NaiveBid[] = []

  readonly terms: NaiveTerms

  constructor(terms: NaiveTerms) {
    this.terms = terms
  }

  bid(bidder: string, maximum: number): 'accepted' | 'bid_too_low' | 'already_leading' {
    const earlier = this.#highestOf(bidder)
    if (!this.terms.proxy && this.leaders().includes(bidder)) return 'already_leading'
    if (maximum < this.next() || maximum <= earlier) return 'bid_too_low'
    this.accepted.push({ bidder, maximum })
    return 'accepted'
  }

  leaders(): string[] {
    return this.#ranking().slice(0, this.terms.winners)
  }

  price(): number | null {
    const { terms } = this
    const last = this.leaders().at(-1)
    if (last === undefined) return null
    const most = this.#highestOf(last)
    if (!terms.proxy) return most
    const rivals = this.#ranking().slice(terms.winners)
    for (let price = terms.opening; price < most; price++) {
      const beaten = rivals.every(rival => price >= this.#above(this.#highestOf(rival)))
      const reserved = terms.reserve === null || price >= terms.reserve
      if (beaten && reserved) return price
    }
    return most
  }

  next(): number {
    const price = this.price()
    return price === null || this.leaders().length < this.terms.winners ? this.terms.opening : this.#above(price)
  }

  /** The price that each winner pays. */
  sold(): Map<string, number> {
    const winners = this.leaders().filter(bidder => this.#highestOf(bidder) >= (this.terms.reserve ?? 0))
    return new Map(winners.map(bidder => [bidder, this.terms.proxy ? (this.price() ?? 0) : this.#highestOf(bidder)]))
  }

  #highestOf(bidder: string): number {
    return Math.max(0, ...this.accepted.filter(bid => bid.bidder === bidder).map(bid => bid.maximum))
  }

  /** Picks again and again the bidder with the highest bid; among equal ones the earliest. */
  #ranking(): string[] {
    let left = [...new Set(this.accepted.map(bid => bid.bidder))]
    const ranking: string[] = []
    while (left.length > 0) {
      const most = Math.max(...left.map(bidder => this.#highestOf(bidder)))
      const first = this.accepted.find(bid => bid.maximum === most && left.includes(bid.bidder))?.bidder
      if (first === undefined) throw new Error('Nobody is best')
      ranking.push(first)
      left = left.filter(bidder => bidder !== first)
    }
    return ranking
  }

  #above(amount: number): number {
    const found = this.terms.prices.find(price => price > amount)
    if (found === undefined) throw new Error(`No price above ${amount}`)
    return found
  }
}
