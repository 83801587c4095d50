/** German texts of the mails of prize draws. */
export const germanMailWords = {
  numbersSubject: 'Ihre Nummern für {title}',
  numbersText: 'Vielen Dank. Das sind Ihre Nummern. Bewahren Sie diese E-Mail auf, oder speichern Sie Ihr Los.',
  draw: 'Verlosung',
  numbers: 'Ihre Nummern',
  price: 'Preis jeder Nummer',
  drawnOn: 'Wird gezogen am',
  society: 'Zugunsten von',
  promoter: 'Veranstalter',
  ticket: 'Ihr Los ansehen, speichern oder drucken',
  wonSubject: 'Ihre Nummer {number} hat gewonnen: {prize}',
  won: 'Herzlichen Glückwunsch! Bei {title} hat Ihre Nummer {number} gewonnen: {prize}.',
  redrawnSubject: 'Noch einmal gezogen: {prize}',
  redrawn:
    'Wir hatten Ihnen geschrieben, dass bei {title} Ihre Nummer {number} gewonnen hat: {prize}. Dieser Preis wurde inzwischen noch einmal gezogen, Ihre Nummer gewinnt ihn also nicht mehr.',
  redrawnReason: 'Der Grund im öffentlichen Protokoll der Ziehung: „{reason}“.',
  seeDraw: 'Die Ziehung ansehen und prüfen',
} as const
