export const messages = {
  loading: 'Die Zahlung wird geladen',
  failed: 'Diese Zahlung lässt sich gerade nicht anzeigen.',
  noLinkTitle: 'Es gibt nichts zu zahlen',
  noLink: 'Bitte öffnen Sie den ganzen Link, den Sie bekommen haben.',
  paidTitle: 'Das ist schon bezahlt',
  paid: 'Es ist nichts mehr zu tun.',
  expiredTitle: 'Dieser Link ist abgelaufen',
  expired: 'Bitten Sie den Veranstalter um einen neuen.',
  home: 'Zur Startseite',
  to: 'An {charity}',
  feeIncluded: 'Darin {amount} Kartengebühr',
} as const
