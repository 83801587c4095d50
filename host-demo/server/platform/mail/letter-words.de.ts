export const germanLetterWords = {
  dear: 'Guten Tag {name},',
  signature: '{charity}, für {event}',
  openAddress: 'Oder öffnen Sie diese Adresse: {link}',
} as const
