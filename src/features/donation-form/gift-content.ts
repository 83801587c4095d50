import type { AppSettings } from '../../api/app-settings.ts'
import { type GiftAidScope, giftAidDeclaration } from '../../lib/gift-aid.ts'
import type { Content } from '../checkout/payment.store.ts'
import type { Draft } from './draft.ts'
import type { GiftSums } from './gift-sums.ts'
import { claimsGiftAid, isMonthly, offersGiftAid, organisationOf, wantsInvoice } from './later-rules.ts'

/** What goes on every month is declared for the gifts to come as well. */
export function scopeOf(draft: Draft, settings: AppSettings): GiftAidScope {
  return draft.allGifts === 'yes' || isMonthly(draft, settings) ? 'all_gifts' : 'this_gift'
}

/** The whole gift, as it is sent. What was not asked is not answered. */
export function giftContent(draft: Draft, sums: GiftSums, settings: AppSettings): Content {
  const { giving } = settings
  const organisation = organisationOf(draft)
  const shown = (tick: string): 'yes' | 'no' => (tick === 'yes' ? 'no' : 'yes')
  const line = {
    origin: 'donation' as const,
    amount: sums.gift,
    ...(giving.gift_messages && {
      ...(draft.message.trim() && { message: draft.message.trim() }),
      anonymous: shown(draft.showName),
      anonymous_amount: shown(draft.showAmount),
    }),
    ...(giving.tributes && draft.tribute && { tribute: { kind: tributeKind(draft), name: draft.tributeName.trim() } }),
  }
  return {
    lines: [line],
    ...(isMonthly(draft, settings) && { frequency: 'monthly' }),
    guest: {
      first_name: draft.firstName,
      last_name: draft.lastName,
      email: draft.email,
      ...(organisation && { organisation }),
    },
    ...(settings.guest_pays_fees && { guest_pays_fees: sums.processingFee ? 'yes' : 'no' }),
    ...(sums.contribution > 0 && { voluntary_contribution_amount: sums.contribution }),
    ...(wantsInvoice(draft, settings) && { request_invoice: 'yes' }),
    ...giftAid(draft, settings),
    ...(giving.marketing_question && { marketing_consent: draft.marketing === 'yes' ? 'yes' : 'no' }),
    order_total: sums.total,
  }
}

function giftAid(draft: Draft, settings: AppSettings): Pick<Content, 'uk_tax_payer' | 'gift_aid'> {
  if (!offersGiftAid(draft, settings)) return {}
  if (!claimsGiftAid(draft)) return { uk_tax_payer: 'no' }
  if (draft.giftAid === 'standing') return { uk_tax_payer: 'yes' }
  const scope = scopeOf(draft, settings)
  const lines = { line_1: draft.line1, town: draft.town, ...(draft.line2 && { line_2: draft.line2 }) }
  const address =
    draft.outsideUk === 'yes'
      ? { outside_uk: 'yes' as const, ...lines, ...(draft.country && { country: draft.country }) }
      : { outside_uk: 'no' as const, ...lines, postcode: draft.postcode }
  const words = giftAidDeclaration(scope, settings.charity_name)
  return { uk_tax_payer: 'yes', gift_aid: { scope, words, address } }
}

const tributeKind = ({ tribute }: Draft): 'memory' | 'honour' => (tribute === 'memory' ? 'memory' : 'honour')
