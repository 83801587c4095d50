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

/** The order as sent. Questions that were not asked or not answered are sent as null. */
export function orderContent({ lines, answers, questions, sums, settings, isMonthly, voucherCode }: Order): Content {
  const organisation = organisationOf(answers)
  const hasInvoice = questions.organisation && wantsInvoice(answers)
  return {
    lines,
    frequency: isMonthly ? 'monthly' : null,
    guest: {
      first_name: answers.firstName,
      last_name: answers.lastName,
      email: answers.email,
      organisation: organisation || null,
      organisation_number: (hasInvoice && answers.organisationNumber) || null,
      organisation_address: (hasInvoice && answers.organisationAddress) || null,
    },
    voucher_code: voucherCode ?? null,
    guest_pays_fees: settings.guest_pays_fees ? (sums.processingFee ? 'yes' : 'no') : null,
    voluntary_contribution_amount: sums.contribution || null,
    request_invoice: hasInvoice ? 'yes' : null,
    ...(questions.giftAid ? giftAid(answers, settings) : { uk_tax_payer: null, gift_aid: null }),
    marketing_consent: questions.marketing ? (answers.marketing === 'yes' ? 'yes' : 'no') : null,
    order_total: sums.total,
  }
}

export function declarationScope({ allGifts }: Answers): GiftAidScope {
  return allGifts === 'yes' ? 'all_gifts' : 'this_gift'
}

function giftAid(answers: Answers, { charity_name }: AppSettings): Pick<Content, 'uk_tax_payer' | 'gift_aid'> {
  if (!claimsGiftAid(answers)) return { uk_tax_payer: 'no', gift_aid: null }
  if (answers.giftAid === 'standing') return { uk_tax_payer: 'yes', gift_aid: null }
  const { line1, line2, town, postcode, country } = answers
  const scope = declarationScope(answers)
  const lines = { line_1: line1, line_2: line2 || null, town }
  const address =
    answers.outsideUk === 'yes'
      ? { outside_uk: 'yes' as const, ...lines, country: country || null }
      : { outside_uk: 'no' as const, ...lines, postcode }
  return { uk_tax_payer: 'yes', gift_aid: { scope, words: giftAidDeclaration(scope, charity_name), address } }
}
