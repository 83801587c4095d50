import type { Generated } from 'kysely'
import type { GiftAidScope } from '../../../../src/lib/gift-aid.ts'

/**
 * A Gift Aid declaration, word for word, with everything that HMRC requires. Kept for six years after the last claim.
 */
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
  /** It covers no gift begun later. */
  withdrawn_at: Generated<Date | null>
}

/** The demo's own address book. A real site uses a service. */
export interface PostcodeAddressTable {
  /** In capitals, without the space. */
  postcode: string
  position: number
  line_1: string
  line_2: string | null
  town: string
}
