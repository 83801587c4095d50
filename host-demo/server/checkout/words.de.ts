/** German error messages, by the English sentence. */
export const germanErrors = {
  'Choose an amount from {least} to {most}.': 'Wählen Sie einen Betrag von {least} bis {most}.',
  'Please enter your postcode': 'Bitte geben Sie Ihre Postleitzahl ein',
  'Please enter your name and email address': 'Bitte geben Sie Ihren Namen und Ihre E-Mail-Adresse ein',
  'This card is not kept (any more).': 'Diese Karte ist nicht (mehr) gespeichert.',
  'Please enter your address by hand.': 'Bitte geben Sie Ihre Adresse von Hand ein.',
  'The address search does not answer. Please enter your address by hand.':
    'Die Adresssuche antwortet nicht. Bitte geben Sie Ihre Adresse von Hand ein.',
  'A card can pay up to {most} at once. Nothing was taken.':
    'Mit einer Karte lassen sich auf einmal höchstens {most} zahlen. Es wurde nichts abgebucht.',
  'A card can’t pay less than {least}. Nothing was taken: please add a gift, or choose another way to pay.':
    'Mit einer Karte lässt sich nicht weniger als {least} zahlen. Es wurde nichts abgebucht: Bitte fügen Sie eine Spende hinzu, oder wählen Sie eine andere Zahlungsart.',
  'The total has changed': 'Der Gesamtbetrag hat sich geändert',
  'It is {total} now. Nothing was taken: please look at it again.':
    'Er ist jetzt {total}. Es wurde nichts abgebucht: Bitte sehen Sie ihn sich noch einmal an.',
  'This contribution can’t be taken': 'Dieser Beitrag lässt sich nicht annehmen',
  'This can’t be given every month. Nothing was taken.':
    'Das lässt sich nicht jeden Monat spenden. Es wurde nichts abgebucht.',
  'This monthly gift cannot be found.': 'Diese monatliche Spende ist nicht zu finden.',
  'The card of this monthly gift can’t be replaced now: the gift is still being set up, or has ended.':
    'Die Karte dieser monatlichen Spende lässt sich jetzt nicht ersetzen: Die Spende wird noch eingerichtet oder ist beendet.',
  'Please make the Gift Aid declaration': 'Bitte geben Sie die Gift-Aid-Erklärung ab',
  'Gift Aid can’t be claimed on this: it is for gifts of people in pounds.':
    'Gift Aid gibt es hierfür nicht: Es ist für Spenden von Menschen in Pfund.',
  'The declaration has changed': 'Die Erklärung hat sich geändert',
  'The Gift Aid declaration has changed. Nothing was taken: please read it again.':
    'Die Gift-Aid-Erklärung hat sich geändert. Es wurde nichts abgebucht: Bitte lesen Sie sie noch einmal.',
  'Please enter a code': 'Bitte geben Sie einen Code ein',
  'Voucher code': 'Gutscheincode',
  'This code is not known here. Please check how it is written.':
    'Diesen Code kennen wir nicht. Bitte prüfen Sie, ob er richtig geschrieben ist.',
  'This code can’t be used. It may be misspelt, used up or expired.':
    'Dieser Code gilt nicht. Vielleicht ist er falsch geschrieben, aufgebraucht oder abgelaufen.',
  'This code can’t be used at the moment.': 'Dieser Code gilt im Augenblick nicht.',
  'This code can’t be used yet.': 'Dieser Code gilt noch nicht.',
  'This code has expired.': 'Dieser Code ist abgelaufen.',
  'This code can’t be used for this.': 'Dieser Code gilt hierfür nicht.',
  'This code has been used as often as it can be.': 'Dieser Code wurde schon so oft verwendet, wie es geht.',
  'This order cannot be found.': 'Diese Bestellung ist nicht zu finden.',
  'This payment has been begun with other details. Please start again.':
    'Diese Zahlung wurde mit anderen Angaben begonnen. Bitte fangen Sie noch einmal an.',
  'Please start again': 'Bitte noch einmal von vorn',
  'This payment took too long and was ended. Nothing was taken: please try again.':
    'Diese Zahlung hat zu lange gedauert und wurde beendet. Es wurde nichts abgebucht: Bitte versuchen Sie es noch einmal.',
  'One moment': 'Einen Augenblick',
  'Much was refused here just now, so we have to check that this is you. Please try again.':
    'Hier wurde gerade vieles abgelehnt, daher müssen wir prüfen, dass Sie es sind. Bitte versuchen Sie es noch einmal.',
  'Without an account you can order up to {most} pieces and pay for them later. Please pay by card, sign in, or ask the organiser.':
    'Ohne Konto können Sie höchstens {most} Stück bestellen und später zahlen. Bitte zahlen Sie mit Karte, melden Sie sich an, oder fragen Sie den Veranstalter.',
  'This email address has several unpaid orders already. Please pay for one of them first, pay by card, sign in, or ask the organiser.':
    'Zu dieser E-Mail-Adresse gibt es schon mehrere unbezahlte Bestellungen. Bitte bezahlen Sie erst eine davon, zahlen Sie mit Karte, melden Sie sich an, oder fragen Sie den Veranstalter.',
  'Without an account you can order up to {most} free pieces. Please sign in, or ask the organiser.':
    'Ohne Konto können Sie höchstens {most} Stück kostenlos bestellen. Bitte melden Sie sich an, oder fragen Sie den Veranstalter.',
  'This email address has several free orders already. Please sign in, or ask the organiser.':
    'Zu dieser E-Mail-Adresse gibt es schon mehrere kostenlose Bestellungen. Bitte melden Sie sich an, oder fragen Sie den Veranstalter.',
  'This event takes payments by card only.': 'Diese Veranstaltung nimmt nur Kartenzahlungen an.',
  'Payments are not available': 'Zahlungen gehen gerade nicht',
  'We cannot reach the payment provider at the moment. Nothing was taken. Please try again.':
    'Der Zahlungsdienst ist gerade nicht zu erreichen. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
} as const

type Sentences = Readonly<Record<keyof typeof germanErrors, string>>

declare module '../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

/** German texts of the letters. */
export const germanLetterWords = {
  deletedMonthly: 'Ihre monatlichen Spenden sind beendet: Es wird nichts mehr abgebucht.',
  promiseSubject: 'So zahlen Sie Ihre {amount} an {charity}',
  promised: 'Danke. Sie haben {amount} zugesagt. So zahlen Sie:',
  payBy: 'Bitte zahlen Sie bis {date}. Danach endet die Bestellung, und was Ihnen zurückgelegt ist, bekommen andere.',
  promiseCounts: 'Das Geld zählt, sobald es da ist. Dann bekommen Sie eine Quittung.',
  endedSubject: 'Für Ihre Bestellung {reference} ist nichts zu zahlen',
  ended:
    'Diese Bestellung ist beendet, bitte zahlen Sie sie nicht: Etwas darin ist nicht mehr zu haben oder wurde auf anderem Weg bezahlt, oder der Veranstalter hat sie storniert.',
  endedUnpaid:
    'Diese Bestellung ist beendet, weil sie bis {date} nicht bezahlt war. Bitte zahlen Sie sie nicht mehr: Was Ihnen zurückgelegt war, können jetzt andere haben.',
  endedPaid: 'Wenn Sie schon gezahlt haben, sagen Sie es bitte {charity}.',
  invoiceSubject: 'Rechnung {number} von {charity}',
  invoice:
    'Hier ist die Rechnung für {organisation}, zum Drucken oder als PDF. Darin steht auch, was schon bezahlt ist.',
  invoiceBare: 'Hier ist die Rechnung, zum Drucken oder als PDF. Darin steht auch, was schon bezahlt ist.',
  invoiceNumber: 'Rechnungsnummer',
  invoiceOpen: 'Rechnung öffnen',
  creditNoteSubject: 'Gutschrift {number} von {charity}',
  creditNote:
    'Wir haben {amount} der Rechnung {invoice} zurückgezahlt. Das ist die Gutschrift; sie steht auch auf der Rechnung.',
  creditNoteDisputed:
    'Die Bank hat {amount} der Rechnung {invoice} zurückgeholt, weil der Zahlung widersprochen wurde. Das ist die Gutschrift; sie steht auch auf der Rechnung. Gibt die Bank uns das Geld wieder, so steht das in einer weiteren.',
  creditNoteReversed:
    'Die {amount}, die wir auf Rechnung {invoice} gutgeschrieben haben, sind zu uns zurückgekommen. Damit ist die Gutschrift aufgehoben; auch das steht auf der Rechnung.',
  creditNoteNumber: 'Nummer der Gutschrift',
  tooLateSubject: 'Sie bekommen {amount} zurück',
  tooLate:
    'Ihre Zahlung über {amount} kam, als das schon jemand anders bezahlt hatte, es nicht mehr zu haben war oder es mehr war, als eine Person haben darf.',
  tooLateBack: 'Sie bekommen alles auf Ihre Karte zurück. Ihre Bank braucht dafür einige Tage.',
  problemSubject: 'Eine Zahlung passt nicht zu ihrer Bestellung {reference}',
  problem:
    'Eine Zahlung per Karte zählt hier nicht: Ein anderer Betrag oder eine andere Währung kam an, oder die Bestellung wurde zweimal bezahlt. Erstatten Sie sie bei Ihrem Zahlungsdienst, oder schreiben Sie der Person.',
  problemFrom: 'Von',
  problemArrived: 'Angekommen',
  problemDue: 'Bestellt für',
  problemSee: 'Zahlung ansehen',
  refundFailedSubject: 'Eine Erstattung der Bestellung {reference} ist fehlgeschlagen',
  refundFailed:
    'Dieses Geld ist nicht zurückgezahlt: Die Bank oder Ihr Zahlungsdienst hat die Erstattung abgelehnt. Zahlen Sie es auf anderem Weg zurück. Ist die Zahlung bei der Bank angefochten, warten Sie zuerst deren Entscheidung ab.',
  refundFailedAmount: 'Nicht erstattet',
  receiptSubject: 'Ihre Quittung von {charity}',
  received: 'Danke. Wir haben Ihre {amount} erhalten.',
  reference: 'Bestellnummer',
  date: 'Datum',
  times: '{title} ({quantity} × {price})',
  gift: 'Spende: {title}',
  benefit: 'Davon Gegenwert für Sie',
  discount: 'Rabatt',
  fee: 'Kartengebühr',
  contribution: 'Beitrag zu den laufenden Kosten',
  total: 'Summe',
  paidTo: 'Bezahlt an',
  registeredCharity: '{charity}, eingetragen unter {number}',
  matched: 'Aufgestockt',
  matchedBy: '{amount} von {name}',
  notMatched: 'nichts: Das Geld von {name} war schon bei anderen Spenden',
  giftAid: 'Gift Aid',
  declaredOn: 'erklärt für {amount}',
  giftAidAdds:
    'Mit Ihrer Gift-Aid-Erklärung bekommt {charity} vom britischen Finanzamt (HMRC) {amount} dazu. Bitte sagen Sie uns, wenn Sie dort nicht mehr genug Steuern zahlen oder wenn sich Ihr Name oder Ihre Anschrift ändert.',
  giftAidSeeOrWithdraw: 'Ihre Gift-Aid-Erklärung ansehen oder widerrufen',
  giftAidWithdrawnSubject: 'Ihre Gift-Aid-Erklärung an {charity} ist widerrufen',
  giftAidWithdrawn:
    'Wie gewünscht haben wir Ihre Gift-Aid-Erklärung für alle Ihre Spenden an {charity} widerrufen. Für das, was Sie von jetzt an geben, wird kein Gift Aid beantragt.',
  giftAidWithdrawnBefore: 'Was Sie vorher gegeben haben, bleibt erklärt, wie das Gesetz es verlangt.',
  giftAidWithdrawnAnew:
    'Zahlen Sie eines Tages wieder genug Steuern, so sagen Sie es uns mit Ihrer nächsten Spende. Waren Sie das nicht, so schreiben Sie uns bitte sofort.',
  monthlyGoesOn: 'Sie geben jeden Monat {amount}. Die nächste Zahlung ist am {date}. Sie können jederzeit aufhören:',
  monthlySeeOrStop: 'Diese monatliche Spende ansehen oder beenden',
  keepThis: 'Bitte heben Sie diese E-Mail für Ihre Unterlagen auf.',
  monthlyStoppedSubject: 'Ihre monatliche Spende ist beendet',
  monthlyStopped:
    'Wie Sie es wollten, haben wir Ihre monatliche Spende von {amount} an {charity} beendet. Es wird nichts mehr abgebucht.',
  monthlyWelcomeBack: 'Danke für alles, was Sie gegeben haben. Sie sind jederzeit wieder willkommen.',
  monthlyEndedSubject: 'Ihre monatliche Spende hat geendet',
  monthlyEnded:
    'Ihre monatliche Spende von {amount} an {charity} hat geendet, weil ihre Zahlungen nicht möglich waren oder weil die Organisation sie beendet hat. Es wird nichts mehr abgebucht.',
  monthlyBeginAnew:
    'Möchten Sie weiter geben, so beginnen Sie eine neue monatliche Spende. Danke für alles, was Sie gegeben haben.',
  monthlyNotSetUpSubject: 'Ihre Spende ist angekommen, geht aber nicht weiter',
  monthlyNotSetUp:
    'Ihre erste Zahlung an {charity} ist angekommen. Ihre Karte lässt sich aber ohne Sie nicht noch einmal belasten, deshalb geht Ihre Spende von {amount} nicht jeden Monat weiter. Es wird nichts mehr abgebucht.',
  monthlyOtherCard: 'Möchten Sie jeden Monat geben, so versuchen Sie es bitte mit einer anderen Karte.',
  monthlyFailedSubject: 'Die Spende dieses Monats war nicht möglich',
  monthlyFailed:
    'Wir konnten Ihre monatliche Spende von {amount} an {charity} nicht abbuchen. Es wurde nichts abgebucht, und Sie schulden nichts.',
  monthlyFailedWhy:
    'Das kommt vor, wenn eine Karte abgelaufen ist, wenn auf dem Konto nicht genug ist oder wenn Ihre Bank möchte, dass Sie die Zahlung bestätigen. Wir versuchen es in den nächsten Tagen noch einmal: Ist dann genug auf dem Konto, so ist nichts zu tun.',
  monthlyFailedCard:
    'Hat sich Ihre Karte geändert, ist sie abgelaufen oder lehnt Ihre Bank sie ab, so geben Sie uns eine andere: Die Spende dieses Monats wird gleich von ihr abgebucht, und die kommenden auch.',
  monthlyCardOrStop: 'Andere Karte verwenden oder diese monatliche Spende beenden',
} as const
