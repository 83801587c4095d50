import type { AppSettings } from '../../api/app-settings.ts'
import { type GiftAidScope, giftAidDeclaration } from '../../lib/gift-aid.ts'
import { type Answers, claimsGiftAid, organisationOf, wantsInvoice } from './answers.ts'
import type { Content } from './payment.store.ts'
import type { Questions } from './questions.ts'
import type { Sums } from './sums.ts'

interface Order {
  lines: Content['lines']
  answers: Answers
  questions: Questions
  sums: Sums
  settings: AppSettings
  isMonthly: boolean
  voucherCode: string | undefined
}

/** The whole order, as sent. Questions that were not asked are left out. */
export function orderContent({ lines, answers, questions, sums, settings, isMonthly, voucherCode }: Order): Content {
  const organisation = organisationOf(answers)
  return {
    lines,
    ...(isMonthly && { frequency: 'monthly' }),
    guest: {
      first_name: answers.firstName,
      last_name: answers.lastName,
      email: answers.email,
      ...(organisation && { organisation }),
    },
    ...(voucherCode && { voucher_code: voucherCode }),
    ...(settings.guest_pays_fees && { guest_pays_fees: sums.processingFee ? 'yes' : 'no' }),
    ...(sums.contribution > 0 && { voluntary_contribution_amount: sums.contribution }),
    ...(questions.organisation && wantsInvoice(answers) && { request_invoice: 'yes' }),
    ...(questions.giftAid && giftAid(answers, settings, isMonthly)),
    ...(questions.marketing && { marketing_consent: answers.marketing === 'yes' ? 'yes' : 'no' }),
    order_total: sums.total,
  }
}

/** A monthly gift needs a declaration that covers future gifts too. */
export function declarationScope({ allGifts }: Answers, isMonthly: boolean): GiftAidScope {
  return allGifts === 'yes' || isMonthly ? 'all_gifts' : 'this_gift'
}

function giftAid(
  answers: Answers,
  { charity_name }: AppSettings,
  isMonthly: boolean,
): Pick<Content, 'uk_tax_payer' | 'gift_aid'> {
  if (!claimsGiftAid(answers)) return { uk_tax_payer: 'no' }
  if (answers.giftAid === 'standing') return { uk_tax_payer: 'yes' }
  const { line1, line2, town, postcode, country } = answers
  const scope = declarationScope(answers, isMonthly)
  const lines = { line_1: line1, town, ...(line2 && { line_2: line2 }) }
  const address =
    answers.outsideUk === 'yes'
      ? { outside_uk: 'yes' as const, ...lines, ...(country && { country }) }
      : { outside_uk: 'no' as const, ...lines, postcode }
  return { uk_tax_payer: 'yes', gift_aid: { scope, words: giftAidDeclaration(scope, charity_name), address } }
}
