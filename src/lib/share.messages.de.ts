export const messages = {
  share: 'Erzählen Sie davon',
  shareMail: 'E-Mail',
  shareMore: 'Andere Wege',
  newTab: '(öffnet einen neuen Tab)',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert',
} as const
