export const messages = {
  restored: 'Das haben Sie vorhin eingegeben. Es ist noch nicht gespeichert.',
  discard: 'Verwerfen',
  discarded: 'Verworfen.',
} as const
