import type { Draft } from '../../platform/mail/draft.ts'
import { words } from '../words.ts'

/** The facts in letters about a monthly gift. */
interface MonthlyFacts {
  readonly to: string
  readonly charity: string
  /** Formatted, such as "£50". */
  readonly amount: string
  /** The page where the gift can be cancelled and its card replaced. */
  readonly link: string
}

export type MonthlyLetter = (facts: MonthlyFacts) => Draft

export const monthlyStopped: MonthlyLetter = ({ to, charity, amount }) => ({
  kind: 'monthly_gift_stopped',
  subject: words('monthlyStoppedSubject'),
  to,
  parts: [words('monthlyStopped', { amount, charity }), words('monthlyWelcomeBack')],
})

/** The provider ended it, usually because payments failed. */
export const monthlyEnded: MonthlyLetter = ({ to, charity, amount }) => ({
  kind: 'monthly_gift_ended',
  subject: words('monthlyEndedSubject'),
  to,
  parts: [words('monthlyEnded', { amount, charity }), words('monthlyBeginAnew')],
})

export const monthlyNotSetUp: MonthlyLetter = ({ to, charity, amount }) => ({
  kind: 'monthly_gift_not_set_up',
  subject: words('monthlyNotSetUpSubject'),
  to,
  parts: [words('monthlyNotSetUp', { amount, charity }), words('monthlyOtherCard')],
})

export const monthlyFailed: MonthlyLetter = ({ to, charity, amount, link }) => ({
  kind: 'monthly_gift_failed',
  subject: words('monthlyFailedSubject'),
  to,
  parts: [
    words('monthlyFailed', { amount, charity }),
    words('monthlyFailedWhy'),
    words('monthlyFailedCard'),
    { link, label: words('monthlyCardOrStop') },
  ],
})
