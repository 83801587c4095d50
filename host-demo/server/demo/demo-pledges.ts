/** What guests of a demo event can pledge for. Amounts are minor units. */
export interface DemoPledges {
  /** In the order of the list. */
  items: readonly DemoPledgeItem[]
  /** The charities that donors can choose, in their order. */
  charities?: readonly DemoCharity[]
}

interface DemoPledgeItem {
  title: string
  summary: string
  /** HTML. */
  description: string
  /** Name of a drawing in the event's folder `lots`. */
  art?: string
  target?: number
  /** What each amount does. */
  levels: Readonly<Record<number, string>>
  /** Can donors choose their own amount? Default: true. */
  ownAmount?: boolean
  /** Indexes of the charities that it can be divided among, from 0. */
  charities?: readonly number[]
  pledges?: readonly DemoPledge[]
}

/** A promise that is not paid yet. */
interface DemoPledge {
  amount: number
  /** The paddle of somebody in the room; else a name. */
  paddle?: number
  name?: string
  anonymous?: boolean
  anonymousAmount?: boolean
  minutesAgo: number
}

interface DemoCharity {
  name: string
  summary: string
  number?: string
  /** Name of a drawing in the event's folder `lots`. */
  art?: string
}
