import { addTranslations } from '../../lib/translations.ts'

/** Messages about Gift Aid on a receipt. */
export const giftAidWordsMessages = {
  on: 'Gift Aid on {amount}',
  not_a_gift: 'No Gift Aid: this was bought',
  benefit: 'No Gift Aid: what you get is worth as much',
  not_declared: 'No Gift Aid: you have not declared it',
  adds: 'Gift Aid that {charity} can claim',
} as const

addTranslations(giftAidWordsMessages, { de: () => import('./gift-aid-words.messages.de.ts') })
