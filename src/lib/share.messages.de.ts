export const messages = {
  share: 'Erzählen Sie davon',
  shareMail: 'E-Mail',
  shareMore: 'Andere Wege',
  newTab: '(öffnet einen neuen Tab)',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert',
  byHand: 'Ihr Browser erlaubt das hier nicht. Kopieren Sie den Link selbst:',
} as const
