/** German texts of the monthly gift's page. */
export const germanMonthlyWords = {
  monthlyGift: 'Ihre monatliche Spende',
  monthlyOver: 'Ihre monatliche Spende hat geendet',
  monthlyNothingMore: 'Es wird nichts mehr abgebucht. Danke für alles, was Sie gegeben haben.',
  youGive: 'Sie geben',
  youGave: 'Sie gaben',
  aMonth: '{amount} im Monat an {charity}',
  since: 'Seit',
  nextPayment: 'Nächste Zahlung',
  ended: 'Beendet',
  otherCard: 'Andere Karte verwenden',
  otherCardLate:
    'Sie geben sie auf der Seite des Kartendienstes ein und kommen hierher zurück. Von ihr wird abgebucht, was nicht möglich war, und was noch kommt.',
  otherCardNext:
    'Sie geben sie auf der Seite des Kartendienstes ein und kommen hierher zurück. Von ihr wird die nächste Zahlung abgebucht.',
  stopMonthly: 'Diese monatliche Spende beenden',
  stopMonthlyText: 'Von da an wird nichts mehr abgebucht. Was Sie gegeben haben, bleibt gegeben.',
  cardKeptLate:
    'Wir haben Ihre neue Karte, aber Ihre Bank hat die Spende dieses Monats davon nicht zugelassen. Wir versuchen es in den nächsten Tagen noch einmal; Sie können auch eine andere Karte verwenden.',
  cardKept: 'Danke. Ihre Spende wird von jetzt an von Ihrer neuen Karte abgebucht, und es ist nichts offen.',
  monthlyLate:
    'Die letzte Zahlung war nicht möglich. Es wurde nichts abgebucht, und wir versuchen es in den nächsten Tagen noch einmal. Hat sich Ihre Karte geändert oder ist sie abgelaufen, so verwenden Sie bitte eine andere.',
  notKept: 'Ihre Karte wurde nicht geändert: Die neue wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  unsure: 'Der Kartendienst antwortet gerade nicht. Haben Sie dort eine neue Karte bestätigt, so gilt sie trotzdem.',
  notNow:
    'Wir erreichen den Kartendienst gerade nicht. Es wurde nichts geändert: Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  tooOften: 'Das wurde sehr oft versucht. Bitte warten Sie eine Stunde, und versuchen Sie es dann noch einmal.',
} as const
