import type { AppSettings } from '../../api/app-settings.ts'
import { mayGiftAid } from '../../lib/gift-aid.ts'
import { type Answers, organisationOf } from './answers.ts'

/** What may be asked beside who pays. */
export type Question = 'organisation' | 'marketing' | 'gift-aid' | 'contribution' | 'offline' | 'voucher'

/** What is asked of this payer: what the event asks, of what makes sense for what is paid. */
export interface Questions {
  /** Do they pay for a company or a group? */
  organisation: boolean
  /** In the organiser's words. */
  marketing: string | undefined
  giftAid: boolean
  contribution: AppSettings['giving']['voluntary_contribution']
  /** May they choose to pay the card's fee? */
  fee: boolean
  /** May they pay outside? */
  offline: boolean
  voucher: boolean
}

interface Asked {
  /** What makes sense for what is paid. */
  asks: readonly Question[]
  settings: AppSettings
  answers: Answers
  isMonthly: boolean
}

export function questionsFor({ asks, settings, answers, isMonthly }: Asked): Questions {
  const { giving, currency, request_invoice, guest_pays_fees, offline_payment } = settings
  const makesSense = (question: Question) => asks.includes(question)
  const organisation = makesSense('organisation') && request_invoice
  return {
    organisation,
    marketing: makesSense('marketing') ? giving.marketing_question : undefined,
    giftAid: makesSense('gift-aid') && giving.gift_aid && mayGiftAid(currency, organisationOf(answers)),
    contribution: makesSense('contribution') ? giving.voluntary_contribution : undefined,
    fee: guest_pays_fees && !giving.guest_pays_fees_default,
    offline: makesSense('offline') && offline_payment && !isMonthly,
    voucher: makesSense('voucher'),
  }
}
