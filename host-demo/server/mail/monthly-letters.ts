import type { Letter } from './letter.ts'

/** What the letters about a monthly gift tell. */
export interface MonthlyTold {
  readonly to: string
  readonly charity: string
  /** As people read it, such as "£50". */
  readonly amount: string
  /** Where the gift is shown and stopped, and its card replaced. */
  readonly link: string
}

export type MonthlyLetter = (told: MonthlyTold) => Letter

export const monthlyStopped: MonthlyLetter = ({ to, charity, amount }) => ({
  kind: 'monthly_gift_stopped',
  subject: 'Your monthly gift is stopped',
  to,
  parts: [
    `As you asked, we have stopped your monthly gift of ${amount} to ${charity}. Nothing more is charged.`,
    'Thank you for all that you have given. You are welcome back at any time.',
  ],
})

/** The provider has ended it, mostly because its payments failed. */
export const monthlyEnded: MonthlyLetter = ({ to, charity, amount }) => ({
  kind: 'monthly_gift_ended',
  subject: 'Your monthly gift has ended',
  to,
  parts: [
    `Your monthly gift of ${amount} to ${charity} has ended, because its payments could not be taken or because the charity has ended it. Nothing more is charged.`,
    'If you would like to go on giving, begin a new monthly gift. Thank you for all that you have given.',
  ],
})

export const monthlyNotSetUp: MonthlyLetter = ({ to, charity, amount }) => ({
  kind: 'monthly_gift_not_set_up',
  subject: 'Your gift has arrived, but it will not go on',
  to,
  parts: [
    `Your first payment to ${charity} has arrived. But your card can’t be charged again without you, so your gift of ${amount} will not go on every month. Nothing more is charged.`,
    'If you would like to give every month, please try another card.',
  ],
})

export const monthlyFailed: MonthlyLetter = ({ to, charity, amount, link }) => ({
  kind: 'monthly_gift_failed',
  subject: 'This month’s gift could not be taken',
  to,
  parts: [
    `We could not take your monthly gift of ${amount} to ${charity}. Nothing was taken, and you owe nothing.`,
    'It happens when a card has expired, when there is not enough on the account, or when your bank wants you to confirm the payment. We try again in the coming days: if there is enough on the account then, there is nothing to do.',
    'If your card has changed or has expired, or your bank refuses it, give us another one: this month’s gift is taken from it at once, and those to come.',
    { link, label: 'Use another card, or stop this monthly gift' },
  ],
})
