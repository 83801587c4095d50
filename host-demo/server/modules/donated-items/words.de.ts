/** German error messages, by the English sentence. */
export const germanErrors = {
  'This event does not take offers of things to sell (any more).':
    'Diese Veranstaltung nimmt keine Sachspenden (mehr) an.',
  'Offers are closed. Nothing was sent.': 'Es werden keine Angebote mehr angenommen. Es wurde nichts gesendet.',
  'Your offer had arrived already, as you had typed it before. Send this only if it is another one.':
    'Ihr Angebot war schon angekommen, mit Ihren früheren Angaben. Senden Sie dies nur, wenn es ein weiteres ist.',
  'This day does not exist': 'Diesen Tag gibt es nicht',
  'This day has passed': 'Dieser Tag ist vorbei',
  'Many pictures are arriving right now. Please try again in a few seconds.':
    'Gerade kommen viele Bilder an. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  'Upload this picture again': 'Laden Sie dieses Bild noch einmal hoch',
  'Please say what you give': 'Bitte sagen Sie, was Sie geben',
  'Please describe it': 'Bitte beschreiben Sie es',
  'This offer is not there (any more).': 'Dieses Angebot gibt es nicht (mehr).',
  'Somebody else has changed this offer since you opened it. Nothing of yours was done yet.':
    'Jemand anderes hat dieses Angebot geändert, seit Sie es geöffnet haben. Von Ihnen wurde noch nichts ausgeführt.',
  'Somebody else has changed this since you opened it. Nothing of yours was saved yet.':
    'Jemand anderes hat dies geändert, seit Sie es geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'This is over. Choose a later end, or none': 'Dieser Zeitpunkt ist vorbei. Wählen Sie ein späteres Ende oder keines',
  'A lot was made of this. Delete the lot first.': 'Daraus wurde schon ein Los gemacht. Löschen Sie zuerst das Los.',
} as const

type Sentences = Readonly<Record<keyof typeof germanErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

/** German texts of the letters. */
export const germanLetterWords = {
  offeredByAddressSubject: 'Ein Angebot für {event}',
  offeredSubject: 'Danke, dass Sie „{title}“ anbieten',
  offered: 'Danke für Ihr Angebot an {charity} für {event}. Das haben Sie uns mitgeteilt:',
  offeredByAddress:
    'Am {day} wurde {charity} etwas für {event} angeboten, mit Ihrer Adresse. Wenn Sie das waren: danke, Ihr Angebot ist angekommen.',
  offeredNext: 'Wir sehen es uns an und schreiben Ihnen. Bitte heben Sie es bis dahin auf.',
  offeredNothing: 'Wir sehen es uns an und schreiben Ihnen.',
  notYou:
    'Wenn Sie das nicht waren, hat jemand Ihre Adresse angegeben. Sagen Sie bitte {whom} Bescheid, dann wird es gelöscht.',
  acceptedSubject: 'Wir nehmen „{title}“ gern an',
  accepted: 'Danke: Wir nehmen „{title}“ gern für {event} an.',
  bringNext: 'Sie können es bringen, haben Sie gesagt. Wir schreiben Ihnen, wohin und wann.',
  collectNext: 'Es kann abgeholt werden, haben Sie gesagt. Wir schreiben Ihnen, wo und wann.',
  postNext: 'Sie schicken es mit der Post, haben Sie gesagt. Wir schreiben Ihnen die Adresse.',
  nothingNext: 'Es gibt nichts zu übergeben. Wir schreiben Ihnen, wenn wir noch etwas brauchen.',
  declinedSubject: 'Zu Ihrem Angebot „{title}“',
  declined: 'Danke, dass Sie „{title}“ für {event} angeboten haben. Leider können wir es dieses Mal nicht verwenden.',
  newSubject: 'Ein neues Angebot für {event}',
  newText: 'Jemand hat etwas für die Veranstaltung angeboten. Sie entscheiden, ob Sie es annehmen.',
  newLast: 'Weitere Angebote dieser Stunde melden wir nicht einzeln. Alle stehen im Verwaltungsbereich.',
  newSee: 'Angebot ansehen',
  giver: 'Von',
  what: 'Was es ist',
  kind: 'Art',
  item: 'Ein Gegenstand',
  experience: 'Ein Erlebnis',
  voucher: 'Ein Gutschein',
  value: 'Ladenpreis',
  restrictions: 'Einschränkungen',
  validUntil: 'Gültig bis',
  delivery: 'Wie es zu uns kommt',
  bring: 'Es wird gebracht',
  collect: 'Es ist abzuholen',
  post: 'Es kommt mit der Post',
  nothing: 'Es gibt nichts zu übergeben',
  shownAs: 'Öffentlich genannt als',
  nobody: 'Nicht genannt',
  lotValidUntil: 'Gültig bis {day}',
  erased: 'Ihre Sachspenden-Angebote sind gelöscht. Angenommene tragen keinen Namen mehr.',
} as const

/** German texts of pages without script. */
export const germanPageWords = {
  asks: 'Sie können etwas geben, das für {event} verkauft wird: einen Gegenstand, ein Erlebnis oder einen Gutschein.',
  needs: 'Wir fragen, was es ist, was es wert ist, wie es zu uns kommt und wie wir Sie erreichen. Bilder helfen dabei.',
  until: 'Angebote sind bis {moment} möglich.',
  closed: 'Es werden keine Angebote mehr angenommen.',
  script: 'Das Formular braucht JavaScript. Ohne JavaScript rufen Sie uns bitte an oder schreiben Sie uns.',
  thanks: 'Ihr Angebot ist angekommen. Wir sehen es uns an und schreiben Ihnen.',
} as const
