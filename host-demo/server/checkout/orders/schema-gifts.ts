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

/** The demo's own address book; a real site asks a provider. */
export interface PostcodeAddressTable {
  /** In capitals, without the space. */
  postcode: string
  position: number
  line_1: string
  line_2: string | null
  town: string
}
