import { addTranslations } from '../../lib/translations.ts'

/** Messages of the first step, which load with the block. */
export const donationFormMessages = {
  often: 'How often would you like to give?',
  once: 'Once',
  monthly: 'Every month',
  amountTitle: 'How much will you give?',
  amountTitleMonthly: 'How much each month?',
  otherAmount: 'Other amount',
  give: 'Give {amount}',
  giveBare: 'Give',
  giveMonthly: 'Give {amount} a month',
  giveMonthlyBare: 'Give every month',
  signIn: 'Sign in to give',
  signInFirst: 'You sign in first, and then go on with this gift.',
  signInThere: 'You sign in on the event’s own site first, and then go on with this gift.',
  cardFee: '+ {fee} card fee',
  youPay: 'You pay {price} with the card fee.',
  matched: '{fund} adds {percent}% to each gift while its money lasts.',
  doubled: '{fund} doubles each gift while its money lasts.',
  loading: 'Loading the donation form',
  loadingSlow: 'Still trying to load the donation form…',
  failed: 'The donation form can’t be shown just now.',
} as const

addTranslations(donationFormMessages, { de: () => import('./donation-form.messages.de.ts') })
