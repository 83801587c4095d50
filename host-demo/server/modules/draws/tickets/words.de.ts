/** German texts of the page with the tickets. */
export const germanTicketWords = {
  title: 'Ihr Los',
  numbers: { one: 'Ihre Nummer', other: 'Ihre Nummern' },
  price: 'Preis',
  each: 'je {price}',
  drawnOn: 'Wird gezogen am',
  society: 'Zugunsten von',
  promoter: 'Veranstalter',
  registration: 'Angemeldet bei',
  age: 'Nur für Menschen ab {age} Jahren.',
  private: 'Nur für Mitglieder von {society}. Dieses Los ist nicht übertragbar.',
  reference: 'Bestellung',
  holder: 'Inhaber',
  print: 'Zum Aufbewahren drucken Sie diese Seite oder speichern sie als PDF. Sie bleibt unter dieser Adresse.',
  check: 'Die Ziehung ansehen und prüfen',
  refunded: 'Diese Bestellung hat keine Nummern mehr: Sie wurde erstattet.',
} as const
