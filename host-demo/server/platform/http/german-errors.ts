/** German error messages, by the English sentence. */
export const germanErrors = {
  'Something went wrong at our end.': 'Bei uns ist etwas schiefgegangen.',
  'That was tried very often. Please wait a little and try again.':
    'Das wurde sehr oft versucht. Bitte warten Sie etwas und versuchen Sie es dann noch einmal.',
  'Some of what was sent is not right.': 'Etwas von dem, was gesendet wurde, stimmt nicht.',
  'This event is not here (any more).': 'Diese Veranstaltung gibt es hier nicht (mehr).',
  'This page is not among those that the organiser allows.':
    'Diese Seite gehört nicht zu denen, die der Veranstalter erlaubt.',
  'Only the organisers of this event may see that.': 'Das dürfen nur die Veranstalter sehen.',
  'Your organisation has not allowed you to do that.': 'Ihre Organisation hat Ihnen das nicht erlaubt.',
  'Please enter {label}': 'Bitte füllen Sie dieses Feld aus',

  'Please sign in first.': 'Bitte melden Sie sich zuerst an.',
  'Sign in failed': 'Die Anmeldung hat nicht geklappt',
  'The email address or the password is not right.': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  'The mobile number or the PIN is not right.': 'Die Mobilnummer oder die PIN stimmt nicht.',
  'Account archived': 'Konto stillgelegt',
  'Please contact support.': 'Bitte wenden Sie sich an uns.',
  'Nobody can register at present.': 'Zurzeit kann niemand ein Konto anlegen.',
  'This link is used up': 'Dieser Link gilt nicht mehr',
  'This link has been used, or is too old. Please sign in instead.':
    'Dieser Link wurde schon verwendet oder ist zu alt. Bitte melden Sie sich an.',
  'This link has been used, or is older than an hour. Ask for a new one.':
    'Dieser Link wurde schon verwendet oder ist älter als eine Stunde. Fordern Sie einen neuen an.',
  'This code is not right, or too old. Check it, or ask for a new one.':
    'Dieser Code stimmt nicht oder ist zu alt. Prüfen Sie ihn, oder fordern Sie einen neuen an.',
  'Please wait {count} seconds before you ask for another code.':
    'Bitte warten Sie {count} Sekunden, bevor Sie noch einen Code anfordern.',
  'This is not your password.': 'Das ist nicht Ihr Passwort.',
  'This is not your PIN.': 'Das ist nicht Ihre PIN.',
  'Please enter your first name': 'Bitte geben Sie Ihren Vornamen ein',
  'Please enter your last name': 'Bitte geben Sie Ihren Nachnamen ein',
  'Please enter your email address': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'Please enter your mobile number': 'Bitte geben Sie Ihre Mobilnummer ein',
  'Please enter your password': 'Bitte geben Sie Ihr Passwort ein',
  'Please enter your PIN': 'Bitte geben Sie Ihre PIN ein',
  'Please enter a password': 'Bitte geben Sie ein Passwort ein',
  'Please enter your name and email address': 'Bitte geben Sie Ihren Namen und Ihre E-Mail-Adresse ein',
  'Please choose a country': 'Bitte wählen Sie ein Land',
  'Your password must be at least 6 characters': 'Ihr Passwort muss mindestens 6 Zeichen haben',
  'Enter the 6 digits of your PIN': 'Geben Sie die 6 Ziffern Ihrer PIN ein',
  'Enter the 6 digits of the code': 'Geben Sie die 6 Ziffern des Codes ein',
  'Enter an email address in the correct format, like name@example.com':
    'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
  'Enter a full UK postcode, like SW1A 2AA': 'Geben Sie eine ganze britische Postleitzahl ein, etwa SW1A 2AA',
  'Mobile number is not valid': 'Die Mobilnummer ist nicht gültig',
  'Mobile number is too short': 'Die Mobilnummer ist zu kurz',
  'Mobile number is too long': 'Die Mobilnummer ist zu lang',
  'This device is signed out already.': 'Dieses Gerät ist schon abgemeldet.',
  'This card is not kept (any more).': 'Diese Karte ist nicht (mehr) gespeichert.',
  'Please enter your address by hand.': 'Bitte geben Sie Ihre Adresse von Hand ein.',
  'The address search does not answer. Please enter your address by hand.':
    'Die Adresssuche antwortet nicht. Bitte geben Sie Ihre Adresse von Hand ein.',

  'Choose an amount from {least} to {most}.': 'Wählen Sie einen Betrag von {least} bis {most}.',
  'A card can pay up to {most} at once. Nothing was taken.':
    'Mit einer Karte lassen sich auf einmal höchstens {most} zahlen. Es wurde nichts abgebucht.',
  'The total has changed': 'Der Gesamtbetrag hat sich geändert',
  'It is {total} now. Nothing was taken: please look at it again.':
    'Er ist jetzt {total}. Es wurde nichts abgebucht: Bitte sehen Sie ihn sich noch einmal an.',
  'This contribution can’t be taken': 'Dieser Beitrag lässt sich nicht annehmen',
  'This can’t be given every month. Nothing was taken.':
    'Das lässt sich nicht jeden Monat spenden. Es wurde nichts abgebucht.',
  'This monthly gift cannot be found.': 'Diese monatliche Spende ist nicht zu finden.',
  'Please make the Gift Aid declaration': 'Bitte geben Sie die Gift-Aid-Erklärung ab',
  'Gift Aid can’t be claimed on this: it is for gifts of people in pounds.':
    'Gift Aid gibt es hierfür nicht: Es ist für Spenden von Menschen in Pfund.',
  'The declaration has changed': 'Die Erklärung hat sich geändert',
  'The Gift Aid declaration has changed. Nothing was taken: please read it again.':
    'Die Gift-Aid-Erklärung hat sich geändert. Es wurde nichts abgebucht: Bitte lesen Sie sie noch einmal.',
  'Voucher code': 'Gutscheincode',
  'This code is not known here. Please check how it is written.':
    'Diesen Code kennen wir nicht. Bitte prüfen Sie, ob er richtig geschrieben ist.',
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
  'This event takes payments by card only.': 'Diese Veranstaltung nimmt nur Kartenzahlungen an.',
  'Payments are not available': 'Zahlungen gehen gerade nicht',
  'We cannot reach the payment provider at the moment. Nothing was taken. Please try again.':
    'Der Zahlungsdienst ist gerade nicht zu erreichen. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
} as const
