import type { Delivery, DonatedItemKind } from '../../../src/api/donated-item-kinds.ts'

/** What supporters have offered a demo event to sell. */
export interface DemoDonatedItems {
  introduction: string
  /** Days after the seeding. */
  closesInDays: number
  offers: readonly DemoOffer[]
}

interface DemoOffer {
  title: string
  description: string
  kind: DonatedItemKind
  delivery: Delivery
  /** Minor units. */
  retailValue?: number
  restrictions?: string
  /** A drawing in the event's folder `lots`. */
  art?: string
  name: string
  email: string
  company?: string
  anonymous?: boolean
  daysAgo: number
  /** What the organisers have decided. Default: nothing yet. */
  decided?: 'accepted' | 'declined'
  /** The title of the lot that was made of it. */
  lot?: string
  notes?: string
  /** What the organisers wrote as they declined it. */
  message?: string
}
