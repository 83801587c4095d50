/** German error messages, by the English sentence. */
export const germanErrors = {
  'This event is not here (any more).': 'Diese Veranstaltung gibt es hier nicht (mehr).',
  'This was saved before, with other details. Nothing was saved now.':
    'Das wurde schon gespeichert, mit anderen Angaben. Jetzt wurde nichts gespeichert.',
  'This page is not among those that the organiser allows.':
    'Diese Seite gehört nicht zu denen, die der Veranstalter erlaubt.',
  'Only the organisers of this event may see that.': 'Das dürfen nur die Veranstalter sehen.',
  'Your organisation has not allowed you to do that.': 'Ihre Organisation hat Ihnen das nicht erlaubt.',
  'Many people are signing in right now. Please try again in a few seconds.':
    'Gerade melden sich viele an. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  'Please sign in on the event’s own site for that.': 'Dafür melden Sie sich bitte auf der Seite der Veranstaltung an.',
  'This sign-in has taken too long. Please sign in again.':
    'Diese Anmeldung hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  'Sign-in needed': 'Anmeldung nötig',
  'Please sign in first.': 'Bitte melden Sie sich zuerst an.',
  'Sign in failed': 'Die Anmeldung hat nicht geklappt',
  'The email address or the password is not right.': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  'The email address or the PIN is not right.': 'Die E-Mail-Adresse oder die PIN stimmt nicht.',
  'The mobile number or the password is not right.': 'Die Mobilnummer oder das Passwort stimmt nicht.',
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
  'Please choose a country': 'Bitte wählen Sie ein Land',
  'Your password must be at least 6 characters': 'Ihr Passwort muss mindestens 6 Zeichen haben',
  'Enter the 6 digits of your PIN': 'Geben Sie die 6 Ziffern Ihrer PIN ein',
  'Enter the 6 digits of the code': 'Geben Sie die 6 Ziffern des Codes ein',
  'Enter an email address in the correct format, like name@example.com':
    'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
  'Enter a full UK postcode, like SW1A 2AA': 'Geben Sie eine ganze britische Postleitzahl ein, etwa SW1A 2AA',
  'Mobile number is not valid': 'Die Mobilnummer ist nicht gültig',
  'Invalid country code': 'Ungültige Ländervorwahl',
  'Mobile number is too short': 'Die Mobilnummer ist zu kurz',
  'Mobile number is too long': 'Die Mobilnummer ist zu lang',
  'This device is signed out already.': 'Dieses Gerät ist schon abgemeldet.',
} as const

type Sentences = Readonly<Record<keyof typeof germanErrors, string>>

declare module '../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

/** German texts of the letters. */
export const germanLetterWords = {
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
  noAccountOther: 'Waren Sie es, so haben Sie Ihr Konto vielleicht mit einer anderen Adresse angelegt.',
  signUpNow: 'Oder legen Sie jetzt eines an:',
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
  invitedSubject: 'Sie organisieren {event}',
  invited:
    'Die Microsite von {event} ist bereit, und Sie dürfen alles darin ändern. Melden Sie sich mit {email} an: Sie bekommen einen Code per E-Mail.',
  invitedSignIn: 'Anmelden',
  deletedSubject: 'Ihr Konto ist gelöscht',
  deleted: 'Ihr Konto und alles, was Sie uns dafür gesagt hatten, sind gelöscht, und Sie sind überall abgemeldet.',
  deletedStays:
    'Was Sie gegeben oder gekauft haben, bleibt in den Büchern der Organisation, ohne Ihren Namen, wo das Gesetz es erlaubt.',
  deletedThanks: 'Danke, dass Sie dabei waren.',
} as const
