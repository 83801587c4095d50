import type { DrawKind } from '../../../src/api/draw-kinds.ts'
import type { DemoTime } from './demo-time.ts'

/** A prize draw of a demo event. Amounts are minor units. */
export interface DemoDraw {
  /** The end of its id and of its page's address: `raffle`. */
  key: string
  kind: DrawKind
  title: string
  summary: string
  /** HTML. */
  description: string
  /** Name of its drawing in the event's folder `lots`. */
  art: string
  /** The best first. */
  prizes: readonly DemoPrize[]
  /** Of one number. Minor units. */
  price: number
  /** How many numbers a fixed price buys. Omitted: people choose how many. */
  numbersEach?: number
  /** Omitted: as many numbers as people want. */
  capacity?: number
  perPerson?: number
  minimumAge: number
  society: string
  promoter: string
  registration?: string
  opens: DemoTime
  closes: DemoTime
  draws: DemoTime
  /** Numbers that were sold before the demo began. */
  sold: number
}

interface DemoPrize {
  title: string
  donor?: string
  art?: string
  value?: number
  alcohol?: boolean
}
