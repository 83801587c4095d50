import type { Generated } from 'kysely'
import type { GiftAidScope } from '../../../../src/lib/gift-aid.ts'

/** Who agreed to what, word for word. Kept for six years after the last claim, so it has all that HMRC asks for. */
export interface GiftAidDeclarationTable {
  order_line_id: number
  scope: GiftAidScope
  words: string
  /** SHA-256 of the words. */
  words_hash: string
  first_name: string
  last_name: string
  line_1: string
  line_2: string | null
  town: string
  postcode: string | null
  country: string | null
  outside_uk: boolean
  declared_at: Date
  /** It holds for no gift that was begun later. */
  withdrawn_at: Generated<Date | null>
}

export interface MatchedFundTable {
  id: string
  event_id: string
  name: string
  /** Of a gift: 100 doubles it. */
  percent: number
  /** All that it gives. */
  cap: number
  starts_at: Date
  ends_at: Date | null
}

export interface MatchReservationTable {
  order_line_id: number
  fund_id: string
  /** 0 where nothing could be kept: what is there when the gift is paid is given all the same. */
  amount: number
  /** Free for others after this; null once the gift is paid. */
  held_until: Date | null
}

export interface PaymentRequestTable {
  id: string
  event_id: string
  title: string
  description: string | null
  amount: number
  expires_at: Date | null
  /** Whose payment it waits for, or was. */
  order_id: string | null
  paid_at: Date | null
  created_at: Generated<Date>
}

/** The demo's own address book; a real site asks a provider. */
export interface PostcodeAddressTable {
  /** In capitals, without the space. */
  postcode: string
  position: number
  line_1: string
  line_2: string | null
  town: string
}
