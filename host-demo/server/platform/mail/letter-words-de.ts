import type { LetterKey } from './letter-words.ts'

/** German texts of the letters. */
export const germanLetterWords: Readonly<Record<LetterKey, string>> = {
  dear: 'Guten Tag {name},',
  signature: '{charity}, für {event}',
  openAddress: 'Oder öffnen Sie diese Adresse: {link}',

  codeLifetime: 'Er gilt {minutes} Minuten.',
  codeLifetimeAndSecret: 'Er gilt {minutes} Minuten. Niemand von uns wird Sie je danach fragen.',
  codeIgnore: 'Waren Sie das nicht, so ist nichts zu tun: Ohne den Code geschieht nichts.',
  nothingToDo: 'Waren Sie das nicht, so ist nichts zu tun.',
  nothingToDoElse: 'Waren Sie es nicht, so ist nichts zu tun.',

  signInSubject: 'Ihr Code zum Anmelden',
  signInEnter: 'Geben Sie diesen Code ein, um sich anzumelden:',
  signUpSubject: 'Ihr Code für Ihr neues Konto',
  signUpEnter: 'Geben Sie diesen Code ein, um Ihr Konto zu eröffnen:',
  existsSubject: 'Sie haben schon ein Konto',
  exists:
    'Jemand wollte gerade mit Ihrer E-Mail-Adresse ein Konto anlegen, und Sie haben schon eines bei uns. Daran hat sich nichts geändert.',
  existsEnter: 'Waren Sie es, so melden Sie sich mit diesem Code an:',
  noAccountSubject: 'Zu dieser Adresse gibt es kein Konto',
  noAccount: 'Jemand wollte sich gerade mit dieser E-Mail-Adresse anmelden, und es gibt kein Konto dazu.',
  noAccountSignUp:
    'Waren Sie es, so haben Sie Ihr Konto vielleicht mit einer anderen Adresse angelegt. Oder legen Sie jetzt eines an:',
  signUp: 'Konto anlegen',
  newEmailSubject: 'Ihr Code, um diese Adresse zu bestätigen',
  newEmailEnter: 'Geben Sie diesen Code ein, um diese E-Mail-Adresse für Ihr Konto zu verwenden:',
  takenSubject: 'Ihre Adresse gehört zu Ihrem Konto',
  taken:
    'Jemand wollte diese E-Mail-Adresse gerade für ein anderes Konto verwenden. Sie gehört zu Ihrem, und dabei bleibt es.',
  takenIfYou:
    'Waren Sie es, so melden Sie sich mit dieser Adresse an, oder verwenden Sie für das andere Konto eine andere.',
  emailChangedSubject: 'Die Adresse Ihres Kontos hat sich geändert',
  emailChanged: 'Von jetzt an ist Ihr Konto unter {email} zu erreichen und nicht mehr unter dieser Adresse.',
  emailChangedNotYou: 'Waren Sie das nicht, so schreiben Sie uns bitte sofort.',
  proofSubject: 'Ihr Code, um sich zu bestätigen',
  proofEnter: 'Sie sind dabei, etwas Wichtiges an Ihrem Konto zu ändern. Geben Sie diesen Code ein, um weiterzumachen:',
  proofNotYou:
    'Waren Sie das nicht, so ist jemand anderes in Ihrem Konto angemeldet: Melden Sie sich überall ab, und ändern Sie Ihr Passwort.',
  resetSubject: 'Neues Passwort wählen',
  reset: 'Jemand hat ein neues Passwort für Ihr Konto angefordert. Waren Sie es, so wählen Sie hier eines:',
  resetLifetime:
    'Der Link gilt ein einziges Mal, {minutes} Minuten lang. Waren Sie das nicht, so ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  passwordChangedSubject: 'Ihr Passwort ist geändert',
  passwordChanged: 'Das Passwort Ihres Kontos wurde geändert, und Sie wurden auf allen anderen Geräten abgemeldet.',
  passwordChangedNotYou: 'Waren Sie das nicht, so fordern Sie sofort ein neues Passwort an, und schreiben Sie uns.',
  pinSubject: 'Ihre PIN',
  pinEnter: 'Melden Sie sich mit Ihrer Mobilnummer und dieser PIN an:',
  pinKeep: 'Heben Sie diese E-Mail auf, bis Sie angemeldet sind, und nennen Sie die PIN niemandem.',
  nextPinSubject: 'Ihre neue PIN',
  nextPinEnter: 'Hier ist eine neue PIN zum Anmelden:',
  nextPinLifetime:
    'Verwenden Sie sie innerhalb von {hours} Stunden. Bis dahin gilt auch Ihre alte PIN; eine frühere, die Sie nicht verwendet haben, gilt nicht mehr.',
  deletedSubject: 'Ihr Konto ist gelöscht',
  deleted: 'Ihr Konto und was Sie uns dafür gesagt hatten ist gelöscht, und Sie sind überall abgemeldet.',
  deletedMonthly: 'Ihre monatlichen Spenden sind beendet: Es wird nichts mehr abgebucht.',
  deletedStays:
    'Was Sie gegeben oder gekauft haben, bleibt in den Büchern der Organisation, ohne Ihren Namen, wo das Gesetz es erlaubt.',
  deletedThanks: 'Danke, dass Sie dabei waren.',

  promiseSubject: 'So zahlen Sie Ihre {amount} an {charity}',
  promised: 'Danke. Sie haben {amount} zugesagt. So zahlen Sie:',
  promiseCounts: 'Das Geld zählt, sobald es da ist. Dann bekommen Sie eine Quittung.',

  tooLateSubject: 'Sie bekommen {amount} zurück',
  tooLate: 'Ihre Zahlung über {amount} kam, als das schon jemand anders bezahlt hatte oder es nicht mehr zu haben war.',
  tooLateBack: 'Sie bekommen alles auf Ihre Karte zurück. Ihre Bank braucht dafür einige Tage.',

  receiptSubject: 'Ihre Quittung von {charity}',
  received: 'Danke. Wir haben Ihre {amount} erhalten.',
  reference: 'Nummer',
  date: 'Datum',
  discount: 'Nachlass',
  fee: 'Kartengebühr',
  contribution: 'Beitrag zu den laufenden Kosten',
  total: 'Summe',
  matched: 'Aufgestockt',
  matchedBy: '{amount} von {name}',
  notMatched: 'nichts: Das Geld von {name} war schon bei anderen Spenden',
  paidTo: 'Bezahlt an',
  registeredCharity: '{charity}, eingetragen unter {number}',
  giftAid: 'Gift Aid',
  declaredOn: 'erklärt für {amount}',
  giftAidAdds:
    'Mit Ihrer Gift-Aid-Erklärung bekommt {charity} vom britischen Finanzamt (HMRC) {amount} dazu. Bitte sagen Sie uns, wenn Sie dort nicht mehr genug Steuern zahlen oder wenn sich Ihr Name oder Ihre Anschrift ändert.',
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
}
