import { wordsOf } from '../../../platform/mail/draft.ts'
import { germanMailWords } from './words.de.ts'

/** English texts of the mails of prize draws. */
const mailWords = {
  numbersSubject: 'Your numbers for {title}',
  numbersText: 'Thank you. These are your numbers. Keep this mail, or save your ticket.',
  draw: 'Prize draw',
  numbers: 'Your numbers',
  price: 'Price of each number',
  drawnOn: 'Drawn on',
  society: 'For',
  promoter: 'Promoter',
  ticket: 'See, save or print your ticket',
  wonSubject: 'Your number {number} has won: {prize}',
  won: 'Congratulations! In {title} your number {number} has won: {prize}.',
  redrawnSubject: '{prize} was drawn again',
  redrawn:
    'We wrote to you that in {title} your number {number} had won: {prize}. This prize was drawn again since, so your number does not win it any more.',
  redrawnReason: 'The reason in the draw’s public record: “{reason}”.',
  seeDraw: 'See the draw, and check it',
} as const

export const words = wordsOf(mailWords, germanMailWords)
