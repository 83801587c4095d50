import { account } from './de/account.ts'
import { countdown } from './de/countdown.ts'
import { fields } from './de/fields.ts'
import { formFrame } from './de/form-frame.ts'
import { giving } from './de/giving.ts'
import { microsite } from './de/microsite.ts'
import { pages } from './de/pages.ts'
import { preAuth } from './de/pre-auth.ts'
import { signIn } from './de/sign-in.ts'
import { titles } from './de/titles.ts'
import { notices, watch } from './de/watch.ts'

/** German, complete: each feature's sentences by its name. */
export const de = {
  ...giving,
  'pre-auth': preAuth,
  account,
  countdown,
  fields,
  'form-frame': formFrame,
  microsite,
  notices,
  pages,
  titles,
  'sign-in': signIn,
  watch,
  'total-raised': {
    raised: 'gesammelt',
    donors: { one: 'von {count} Person', other: 'von {count} Menschen' },
    first: 'Machen Sie den Anfang',
    stale: 'gerade nicht live',
    loading: 'Die Summe wird geladen',
    slow: 'Es wird weiter versucht …',
    failed: 'Die Summe lässt sich gerade nicht anzeigen.',
    retry: 'Noch einmal versuchen',
  },
  'donation-progress': {
    meter: 'Bisher gesammelt',
    raised: '{amount} gesammelt',
    goal: 'von {goal}',
    percent: '{percent} %',
    reached: '{percent} %, Ziel erreicht',
    meterText: '{amount} von {goal}, {percent} %',
    donors: { one: '{count} Person hat gespendet', other: '{count} Menschen haben gespendet' },
    stale: 'gerade nicht live',
    loading: 'Der Stand wird geladen',
    slow: 'Es wird weiter versucht …',
    failed: 'Der Stand lässt sich gerade nicht anzeigen.',
    retry: 'Noch einmal versuchen',
  },
  form: {
    required: 'Bitte geben Sie {label} ein',
    invalid: '{label} ist nicht gültig',
    email: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
    stringMin: '{label} muss mindestens {min} Zeichen haben',
    stringMax: '{label} darf höchstens {max} Zeichen haben',
    stringRange: '{label} muss zwischen {min} und {max} Zeichen haben',
    numberMin: '{label} muss mindestens {min} sein',
    numberMax: '{label} darf höchstens {max} sein',
    numberRange: '{label} muss zwischen {min} und {max} liegen',
    phoneCountry: 'Ungültige Ländervorwahl',
    phoneShort: '{label} ist zu kurz',
    phoneLong: '{label} ist zu lang',
    choose: 'Bitte wählen Sie eine Antwort',
    postcode: 'Geben Sie eine ganze britische Postleitzahl ein, etwa SW1A 2AA',
    amountAmbiguous: 'Schreiben Sie den Betrag ohne Trennzeichen und mit Punkt vor den Cent: 1000 oder 1.50',
    amountPrecise: 'Schreiben Sie den Betrag mit höchstens {decimals} Stellen nach dem Punkt',
  },
  terms: {
    donation: { one: 'Spende', other: 'Spenden' },
  },
  problem: {
    title400: 'Eingabefehler',
    title401: 'Sitzung abgelaufen.',
    title403: 'Keine Berechtigung',
    title404: 'Nicht gefunden',
    titleOther: 'Systemfehler',
    text: 'Etwas ist schiefgegangen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal!',
    text401:
      'Ihre Sitzung ist abgelaufen, zur Sicherheit wurden Sie abgemeldet. Klicken Sie auf „OK“, um sich wieder anzumelden.',
    text404: 'Was Sie suchen, wurde leider nicht gefunden.',
  },
} as const
