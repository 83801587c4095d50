import type { StoredSettings } from '../identity/tables.ts'
import type { DemoEvent } from './demo-event.ts'
import type { DemoGiving } from './demo-giving.ts'

/** The giving settings with the field names of the API. */
export function storedGiving(giving: DemoGiving): StoredSettings['giving'] {
  return {
    guest_pays_fees_default: giving.feesInPrice ? 'yes' : 'no',
    fee_basis_points: giving.fee.basisPoints,
    fee_fixed: giving.fee.fixed,
    voluntary_contribution: giving.contribution ?? null,
    gift_aid: giving.giftAid ? 'yes' : 'no',
    gift_messages: giving.messages ? 'yes' : 'no',
    tributes: giving.tributes ? 'yes' : 'no',
    marketing_question: giving.marketingQuestion ?? null,
  }
}

export function storedAmounts({ settings, giving }: DemoEvent): StoredSettings['donation_amounts'] {
  return settings.donationAmounts.map((amount): SuggestedAmount => {
    const { does = null, picture } = giving.amounts?.[amount] ?? {}
    return { amount, description: does, picture: picture === undefined ? null : { uri: picture } }
  })
}

type SuggestedAmount = StoredSettings['donation_amounts'][number]
