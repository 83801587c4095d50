export const messages = {
  restored: 'Das haben Sie vorhin eingegeben. Es ist noch nicht gespeichert.',
  discard: 'Verwerfen',
  discarded: 'So ist es gespeichert.',
} as const
