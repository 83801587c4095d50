export const watch = {
  event: 'Die Veranstaltung',
  consentTitle: 'Cookies',
  consentText:
    'Was diese Seite zum Funktionieren braucht, wird auf Ihrem Gerät gespeichert. Mit Ihrer Einwilligung zählen wir auch Besuche, damit {charity} erfährt, welche Seiten weiterhelfen. Am Fuß jeder Seite können Sie sich jederzeit anders entscheiden.',
  consentPolicy: 'Datenschutz',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  updateTitle: '{name} wurde aktualisiert',
  updateText: 'Die Seite wird neu geladen, damit alles auf dem neuesten Stand ist.',
  upcomingTitle: 'Eine Wartung steht an',
  upcomingText: '{name} macht {when} eine Pause.',
  upcomingTextFor: '{name} macht {when} eine Pause, {period}.',
  upcomingAdvice:
    'Bitte schließen Sie bis dahin ab, was Sie gerade tun. Was Sie eingegeben haben, bleibt erhalten, solange diese Seite offen ist.',
  remind: { one: 'In {count} Minute erinnern', other: 'In {count} Minuten erinnern' },
  dismiss: 'Bis dahin schließen',
  close: 'Schließen',
  runningTitle: 'Wir sind bald zurück',
  runningText: '{name} wird gerade gewartet.',
  runningReturn: 'Es geht voraussichtlich {when} weiter, um {time}.',
  runningOverdue: 'Es dauert etwas länger als geplant.',
  runningWaiting: 'Es wird nachgesehen, ob es weitergeht',
  runningKept:
    'Was Sie eingegeben haben, bleibt erhalten, und es wird derweil nichts abgebucht. Die Seite macht von selbst weiter.',
  now: 'jeden Augenblick',
  inMinutes: { one: 'in {count} Minute', other: 'in {count} Minuten' },
  inHours: { one: 'in etwa einer Stunde', other: 'in etwa {count} Stunden' },
  inDays: { one: 'morgen', other: 'in {count} Tagen' },
  forMinutes: { one: 'für etwa eine Minute', other: 'für etwa {count} Minuten' },
  forHours: { one: 'für etwa eine Stunde', other: 'für etwa {count} Stunden' },
  forDays: { one: 'für etwa einen Tag', other: 'für etwa {count} Tage' },
} as const

export const notices = {
  archivedTitle: 'Konto archiviert',
  archivedText: 'Bitte wenden Sie sich an den Support.',
  ok: 'OK',
  close: 'Schließen',
  region: 'Hinweise',
} as const
