export const messages = {
  loading: 'Die Abstimmungen werden geladen',
  failed: 'Die Abstimmungen können gerade nicht angezeigt werden.',
  all: 'Alle Abstimmungen',
  missingTitle: 'Diese Abstimmung gibt es hier nicht',
  missing: 'Vielleicht wurde sie entfernt. Sehen Sie, was es sonst gibt.',

  open: 'Offen',
  closed: 'Beendet',
  voted: 'Abgestimmt',
  closesAt: 'Endet {moment}',
  public: 'Alle können abstimmen, mit jedem Gerät einmal.',

  pickOne: 'Ihre Antwort',
  pickSome: { one: 'Ihre Antwort', other: 'Ihre Antworten, bis zu {count}' },
  answerLabel: 'eine Antwort',
  tooMany: 'Bitte wählen Sie höchstens {count}',
  vote: 'Abstimmen',
  sending: 'Wird gesendet…',
  notSent:
    'Ihre Stimme ist vielleicht nicht angekommen. Ihre Auswahl steht noch hier: Bitte stimmen Sie noch einmal ab, sie zählt nur einmal.',
  change: 'Stimme ändern',
  keep: 'Stimme so lassen',
  signIn: 'Anmelden und abstimmen',
  yourVote: 'Ihre Stimme: {answers}',
  yours: 'Ihre Stimme',
  thanks: 'Danke, Ihre Stimme ist gezählt.',
  isClosed: 'Diese Abstimmung ist beendet.',
  afterClose: 'Die Ergebnisse werden nach dem Ende gezeigt.',
  afterVote: 'Die Ergebnisse sehen Sie, sobald Sie abgestimmt haben.',
  never: 'Die Ergebnisse werden hier nicht gezeigt.',

  results: 'Ergebnisse',
  voters: { one: '{count} Stimme', other: '{count} Stimmen' },
  votesOf: { one: '{count} Stimme, {share}', other: '{count} Stimmen, {share}' },
  asVoted: 'So stand es, als Sie abgestimmt haben. Seither kann es sich geändert haben.',
  several: 'Es können mehrere Antworten gewählt werden, darum kann die Summe mehr als 100 % sein.',

  successTitle: 'Danke für Ihre Stimme',
  success: 'Sie ist gezählt. Solange die Abstimmung offen ist, können Sie sie ändern.',

  qr: 'QR-Code mit der Adresse dieser Abstimmung',
  voteNow: 'Jetzt abstimmen',
} as const
