/* German texts of the card fields and their messages, by the English ones: the product's two languages. */
const german = {
  'Secure payment input frame': 'Sicherer Rahmen für Zahlungsangaben',
  'Card number': 'Kartennummer',
  'Expiration date': 'Ablaufdatum',
  'MM / YY': 'MM / JJ',
  'Security code': 'Prüfnummer',

  'Your card number is incomplete.': 'Die Kartennummer ist unvollständig.',
  'Your card number is invalid.': 'Die Kartennummer ist ungültig.',
  'Your card number is incorrect.': 'Die Kartennummer ist falsch.',
  "Your card's expiration date is incomplete.": 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
  "Your card's expiration date is in the past.": 'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
  "Your card's expiration month is invalid.": 'Der Ablaufmonat Ihrer Karte ist ungültig.',
  "Your card's expiration year is invalid.": 'Das Ablaufjahr Ihrer Karte ist ungültig.',
  "Your card's expiration year is in the past.": 'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
  "Your card's security code is incomplete.": 'Die Prüfnummer Ihrer Karte ist unvollständig.',
  "Your card's security code is invalid.": 'Die Prüfnummer Ihrer Karte ist ungültig.',

  'Your card was declined.': 'Ihre Karte wurde abgelehnt.',
  'Your card was declined. This transaction requires authentication.':
    'Ihre Karte wurde abgelehnt. Diese Zahlung muss bei Ihrer Bank bestätigt werden.',
  'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.':
    'Ihre Karte wurde abgelehnt: Es wurde zu oft versucht, oder ihr Limit ist überschritten.',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.':
    'Ihre Karte wurde abgelehnt. Hier gelten nur Testkarten, und dies ist eine echte. Testkarten stehen unter https://stripe.com/docs/testing.',
  'Your card has insufficient funds.': 'Auf Ihrer Karte ist nicht genug Guthaben.',
  'Your card has expired.': 'Ihre Karte ist abgelaufen.',
  "Your card's security code is incorrect.": 'Die Prüfnummer Ihrer Karte ist falsch.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Bei der Bearbeitung Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'Ihre Zahlungsmethode ließ sich nicht bestätigen. Bitte wählen Sie eine andere und versuchen Sie es noch einmal.',
  'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.':
    'Der Zahlungsdienst ist gerade nicht zu erreichen. Es wurde nichts abgebucht. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
}

/** @param locale Stripe's option. Without it, and for `auto`, the browser's language */
export function languageOf(locale = 'auto') {
  return /^de\b/i.test(locale === 'auto' ? navigator.language : locale) ? 'de' : 'en'
}

/** Translates English texts into a locale's language. An unknown text stays English. */
export function translator(locale) {
  return languageOf(locale) === 'de' ? english => german[english] ?? english : english => english
}
