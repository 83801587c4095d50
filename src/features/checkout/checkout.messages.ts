import { addTranslations } from '../../lib/translations.ts'

/** What every payment says, whatever it is for. */
export const checkoutMessages = {
  pay: 'Pay {amount}',
  payMonthly: 'Pay {amount} a month',
  payFirst: 'Pay {amount} today, then {monthly} a month',
  complete: 'Complete the order',
  completing: 'Completing the order…',
  nothingToPay: 'There is nothing to pay, so no card is needed.',
  paying: 'Paying {amount}…',
  slow: 'Still trying. Your payment is taken once at most, so please wait.',
  declinedTitle: 'The payment did not go through',
  declined: 'Nothing was taken. Try again, or use another card.',
  problemTitle: 'There is a problem',
  unsureTitle: 'We do not know yet whether your payment went through',
  unsure: 'Please do not pay again. Check in a moment: your payment is taken once at most.',
  checkAgain: 'Check again',
  cardFailed: 'The card form did not load.',
  retry: 'Try again',
  unavailable: 'Card payments are not available just now.',
} as const

addTranslations(checkoutMessages, { de: () => import('./checkout.messages.de.ts') })
