import { addTranslations } from '../../lib/translations.ts'

/** Messages of the first step, which load with the block. */
export const donationFormMessages = {
  amountTitle: 'How much would you like to give?',
  otherAmount: 'Other amount',
  donate: 'Donate {amount}',
  donateBare: 'Donate',
  monthly: '{amount} a month',
  monthlyBare: 'Monthly',
  feeIncluded: '{gift} and {fee} for the card.',
  matched: '{fund} adds {percent}% to each gift while its money lasts.',
  doubled: '{fund} doubles each gift while its money lasts.',
  loading: 'Loading the donation form',
  loadingSlow: 'Still trying to load the donation form…',
  failed: 'The donation form can’t be shown just now.',
} as const

addTranslations(donationFormMessages, { de: () => import('./donation-form.messages.de.ts') })
