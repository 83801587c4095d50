import type { Generated } from 'kysely'
import type { Delivery, DonatedItemKind, DonatedItemState } from '../../../../src/api/donated-item-kinds.ts'
import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    donated_item_rules: RulesTable
    donated_items: DonatedItemTable
  }
}

/** Absent: the event has never taken offers. */
interface RulesTable {
  event_id: string
  takes_offers: boolean
  closes_at: Date | null
  introduction: string
}

/** Something that was offered to an event. */
interface DonatedItemTable {
  id: string
  event_id: string
  /** Incremented by each change. */
  revision: Generated<number>
  state: Generated<DonatedItemState>
  title: string
  description: string
  kind: DonatedItemKind
  retail_value: number | null
  restrictions: string | null
  /** A day, such as 2026-11-21. */
  valid_until: string | null
  delivery: Delivery
  pictures: Json<readonly string[]>
  /** Null, like all that is the giver's: their data was erased. */
  first_name: string | null
  last_name: string | null
  email: string | null
  email_normal: string | null
  mobile: string | null
  company: string | null
  user_id: string | null
  /** The name that guests may see. Null: none. */
  shown_as: string | null
  /** Was the offer confirmed by mail? So that the same request is answered the same again. */
  mailed: boolean
  notes: Generated<string>
  /** What the organisers wrote as they declined it. */
  message: string | null
  /** The lot that was made of it. It may have been deleted since. */
  lot_id: string | null
  /** Was the giver thanked by mail for an accepted offer, and not told since that it is declined? */
  thanked: Generated<boolean>
  offered_at: Date
  decided_at: Date | null
  /** The organiser who acted last. */
  decided_by: string | null
  /** Hash of the idempotency key. */
  key_hash: string | null
  request_hash: string | null
}
