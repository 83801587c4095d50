import { addTranslations } from '../../lib/translations.ts'

export const oneTapMessages = {
  buy: 'Pay {amount} with {card}',
  buyNumbers: {
    one: 'Pay {amount} for {count} number with {card}',
    other: 'Pay {amount} for {count} numbers with {card}',
  },
  busy: 'Paying…',
  ask: 'Pay {amount} for {title}?',
  askNumbers: {
    one: 'Pay {amount} for {count} number of {title}?',
    other: 'Pay {amount} for {count} numbers of {title}?',
  },
  own: 'It is charged to {card} at once, as an order of its own with its own receipt.',
  fee: '{amount} is {price} and {fee} card fee.',
  age: 'By paying you confirm that you are {years} or older.',
  giftAid: 'Your Gift Aid declaration for all your gifts, of {date}, covers it too.',
  pay: 'Pay {amount}',
  cancel: 'Not now',
  paid: '{title} is paid: {amount}',
  processing: 'Your bank takes a little longer with {title}',
  reference: 'Reference {reference}. The receipt is in your mail.',
  declined: 'Your card was declined. Nothing was charged',
  nothing: 'Nothing was charged.',
  unsure: 'We do not know yet whether this was paid',
  look: 'Look again',
} as const

addTranslations(oneTapMessages, { de: () => import('./one-tap.messages.de.ts') })
