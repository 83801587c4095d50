import type { AppSettings } from '../../api/app-settings.ts'
import { mayGiftAid } from '../../lib/gift-aid.ts'
import { type Answers, organisationOf } from './answers.ts'

/** The optional questions of a checkout. */
export type Question = 'organisation' | 'marketing' | 'gift-aid' | 'contribution' | 'offline' | 'voucher' | 'kept-card'

/** Which questions this payer is asked: what the event enables, limited to what applies. */
export interface Questions {
  /** May they pay on behalf of a company or group? */
  organisation: boolean
  /** The organiser's text. */
  marketing: string | undefined
  giftAid: boolean
  /** The organiser's suggestions, without those too large for the amount. */
  contribution: AppSettings['giving']['voluntary_contribution']
  /** May they choose to cover the card fee? */
  fee: boolean
  /** May they pay offline? */
  offline: boolean
  voucher: boolean
  /** May they pay with a saved card? */
  keptCard: boolean
}

interface Asked {
  /** The questions that apply to what is paid for. */
  asks: readonly Question[]
  settings: AppSettings
  answers: Answers
  isMonthly: boolean
  /** Minor units. */
  amount: number | undefined
  /** Minor units of it that Gift Aid can be claimed on. undefined while no amount is known. */
  gift: number | undefined
}

export function questionsFor({ asks, settings, answers, isMonthly, amount = 0, gift }: Asked): Questions {
  const { giving, currency, request_invoice, guest_pays_fees, offline_payment } = settings
  const makesSense = (question: Question) => asks.includes(question)
  const organisation = makesSense('organisation') && request_invoice
  return {
    organisation,
    marketing: makesSense('marketing') ? giving.marketing_question : undefined,
    giftAid: makesSense('gift-aid') && gift !== 0 && giving.gift_aid && mayGiftAid(currency, organisationOf(answers)),
    contribution: makesSense('contribution') ? offered(giving.voluntary_contribution, amount) : undefined,
    fee: guest_pays_fees && !giving.guest_pays_fees_default,
    offline: makesSense('offline') && offline_payment && !isMonthly,
    voucher: makesSense('voucher'),
    keptCard: makesSense('kept-card') && !isMonthly,
  }
}

/** At most a quarter of the amount: £10 on top of £5 would be absurd. If no suggestion fits, nothing is asked. */
function offered(contribution: Questions['contribution'], amount: number): Questions['contribution'] {
  const amounts = contribution?.amounts.filter(extra => extra * 4 <= amount) ?? []
  const isAsked = amounts.length > 0 || contribution?.amounts.length === 0
  return contribution && isAsked ? { ...contribution, amounts } : undefined
}
