/** German error messages about guests and agendas, by the English sentence. */
export const germanSeatErrors = {
  'This import was undone. Check the list again, and then import it.':
    'Dieser Import wurde rückgängig gemacht. Prüfen Sie die Liste noch einmal, und importieren Sie sie dann.',
  'Please choose for each guest: {title}.': 'Bitte wählen Sie für jeden Gast: {title}.',
  'Choose one of these only: {title}': 'Wählen Sie hier nur eines: {title}',
  '{one} and {other} are at the same time': '{one} und {other} sind zur selben Zeit',
  'This is not in the programme (any more)': 'Das steht nicht (mehr) im Programm',
  'Only one place is left in {title}. Please choose again.':
    'In {title} ist nur noch ein Platz frei. Bitte wählen Sie noch einmal.',
  'Only {left} places are left in {title}. Please choose again.':
    'In {title} sind nur noch {left} Plätze frei. Bitte wählen Sie noch einmal.',
  '{title} has just filled up. Please choose again.': '{title} ist gerade voll geworden. Bitte wählen Sie noch einmal.',
  '{title} takes no more guests. Please choose again.':
    '{title} nimmt keine Gäste mehr auf. Bitte wählen Sie noch einmal.',
  'This link does not lead to a seat (any more). Ask whoever sent it for a new one.':
    'Dieser Link führt zu keinem Platz (mehr). Bitten Sie um einen neuen.',
  'This ticket was refunded, or not paid after all, so it is not valid any more.':
    'Diese Karte wurde erstattet oder doch nicht bezahlt und gilt nicht mehr.',
  'This guest has said that they can’t come. They can choose once they say that they come.':
    'Dieser Gast hat abgesagt. Wählen kann er, sobald er zusagt.',
  'This guest has been let in already, so the seat cannot go to somebody else.':
    'Dieser Gast ist schon eingelassen, der Platz kann also nicht mehr an jemand anderen gehen.',
  'Somebody else has taken this seat with their account. Please sign in with that one, or ask them to give the seat to you.':
    'Diesen Platz hat schon jemand mit einem anderen Konto angenommen. Bitte melden Sie sich mit diesem an, oder bitten Sie die Person, Ihnen den Platz zu geben.',
  'This guest has taken the seat already. You can give it to somebody else instead.':
    'Dieser Gast hat den Platz schon angenommen. Sie können ihn stattdessen jemand anderem geben.',
  'Please enter this guest’s email address first.': 'Bitte geben Sie zuerst die E-Mail-Adresse dieses Gastes ein.',
  'Choose one of these': 'Wählen Sie eines davon',
  'Please answer this': 'Bitte beantworten Sie das',
  'Nobody has paid for this seat: it is an invitation.': 'Für diesen Platz hat niemand bezahlt: Er ist eine Einladung.',
  'This seat is being refunded already.': 'Dieser Platz wird schon erstattet.',
  'Somebody has changed this seat since you opened it. Nothing of yours was saved yet.':
    'Jemand hat diesen Platz geändert, seit Sie ihn geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'Somebody has changed the programme since you opened it. Nothing of yours was saved yet.':
    'Jemand hat das Programm geändert, seit Sie es geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'Guests have chosen {title}, so it stays': 'Gäste haben {title} gewählt, es bleibt also',
  'Guests have chosen {title}, so it stays free: add another choice':
    'Gäste haben {title} gewählt, es bleibt also kostenlos: Fügen Sie eine andere Auswahl hinzu',
  'One guest has chosen {title}: it needs as many places': 'Ein Gast hat {title} gewählt: so viele Plätze braucht es',
  '{title} needs at least one place. Close it if nobody may choose it.':
    '{title} braucht mindestens einen Platz. Schließen Sie es, wenn niemand es wählen soll.',
  '{count} guests have chosen {title}: it needs as many places':
    '{count} Gäste haben {title} gewählt: Es braucht so viele Plätze',
  'Everybody must choose from {title}, so it needs something to choose':
    'Bei {title} müssen alle wählen, also muss es etwas zur Auswahl geben',
  '{title} must end after it begins': '{title} muss nach dem Beginn enden',
  'This is too long': 'Das ist zu lang',
  'More guests have “{title}” than were bought ({bought})': 'Mehr Gäste haben „{title}“, als gekauft wurden ({bought})',
  '“{title}” has gone to other guests of this order. Choose something else, or ask whoever bought the tickets':
    '„{title}“ haben schon andere Gäste dieser Bestellung. Wählen Sie etwas anderes, oder fragen Sie, wer die Karten gekauft hat',
} as const

type Sentences = Readonly<Record<keyof typeof germanSeatErrors, string>>

declare module '../../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

export const germanSeatLetters = {
  boughtSubject: 'Ihre Karten für {event}',
  bought: 'Ihre Karten für {event} gehören Ihnen. Ihre Bestellung ist {reference}.',
  boughtEach: '{count} × {title}',
  boughtSeat: 'Plätze',
  boughtNames:
    'Sagen Sie, wer kommt: Mit Namen und E-Mail-Adresse bekommt jeder Gast seine eigene Karte und kann sagen, was er braucht.',
  boughtTickets: 'Jede Karte hat einen Code für den Einlass. Einmal geöffnet, geht er auch ohne Netz.',
  boughtTicketsLabel: 'Karten ansehen',
  givenSubject: '{guest} hat den Platz an {name} weitergegeben',
  givenSubjectBare: 'Ein Platz Ihrer Bestellung hat einen anderen Gast',
  given: '{guest} hat Platz {number} Ihrer Bestellung {reference} an {name} weitergegeben.',
  givenBare: 'Platz {number} Ihrer Bestellung {reference} wurde an einen anderen Gast weitergegeben.',
  givenLabel: 'Sehen, wer kommt',
  lostSubject: 'Ihre Karte für {event} gilt nicht mehr',
  lost: '{host} hat Ihren Platz bei {event} jemand anderem gegeben: {title}. Ihre Karte öffnet keine Tür mehr.',
  lostBare:
    'Ihr Platz bei {event} hat jetzt einen anderen Gast oder eine andere Adresse: {title}. Ihre Karte öffnet keine Tür mehr.',
  lostAsk: 'Kommt das unerwartet? Fragen Sie, wer Ihnen den Platz gegeben hat.',
  endedSubject: {
    one: '{count} Ihrer Plätze bei {event} wurde erstattet',
    other: '{count} Ihrer Plätze bei {event} wurden erstattet',
  },
  ended: {
    one: 'Platz {seats} Ihrer Bestellung {reference} wurde erstattet: Die Karte öffnet keine Tür mehr.',
    other: 'Die Plätze {seats} Ihrer Bestellung {reference} wurden erstattet: Die Karten öffnen keine Tür mehr.',
  },
  endedExtrasSubject: '{extras} wurde erstattet',
  endedExtras: 'Von Ihrer Bestellung {reference} wurde erstattet: {extras}.',
  endedMoney: '{amount} gehen auf demselben Weg zurück, auf dem Sie bezahlt haben. Bei Karten dauert das einige Tage.',
  endedOutside: 'Sie haben direkt bei den Veranstaltern bezahlt und bekommen {amount} auch von dort zurück.',
  endedFree: 'Dafür wurde nichts bezahlt, also geht kein Geld zurück.',
  inviteSubject: '{host} hat einen Platz für Sie bei {event}',
  inviteSubjectBare: 'Ein Platz für Sie bei {event}',
  invite: '{host} hat einen Platz für Sie bei {event}: {title}.',
  inviteBare: 'Es gibt einen Platz für Sie bei {event}: {title}.',
  inviteHandedOn: '{host} gibt Ihnen einen Platz bei {event}, den {buyer} gekauft hat: {title}.',
  inviteWhen: 'Beginn: {time}.',
  inviteClaim:
    'Sagen Sie, dass Sie kommen und was Sie brauchen, etwa ein vegetarisches Essen. Sie brauchen dafür kein Konto.',
  inviteKept: 'Der Platz gilt für: {titles}. Sie können etwas anderes wählen, solange frei ist.',
  inviteFreed: '{host} hatte aus dem Programm gewählt: {titles}. Das ist wieder frei, wählen Sie also selbst.',
  inviteFreedBare: 'Aus dem Programm war gewählt: {titles}. Das ist wieder frei, wählen Sie also selbst.',
  claimLabel: 'Platz annehmen',
  onlyYours: 'Dieser Link ist nur für Sie: Wer ihn hat, kann den Platz annehmen.',
  askSubject: 'Sie sind eingeladen: {event}',
  ask: '{charity} lädt Sie ein zu {event}: {title}. Es kostet Sie nichts.',
  askLabel: 'Zu- oder absagen',
  ticketSubject: 'Ihre Karte für {event}',
  ticket: 'Sie haben einen Platz bei {event}: {title}. Zeigen Sie am Einlass den Code.',
  ticketLabel: 'Karte ansehen',
  linksSubject: 'Ihre Karten für {event}',
  links: 'Sie haben um die Links zu Ihren Karten für {event} gebeten.',
  linksOwner: 'Bestellung {reference}: Wer kommt?',
  linksSeat: '{title}, {name}',
  linksNotYou: 'Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
  reminderSubject: {
    one: '{count} Ihrer Plätze bei {event} hat noch keinen Namen',
    other: '{count} Ihrer Plätze bei {event} haben noch keinen Namen',
  },
  reminder: {
    one: '{count} der Plätze, die Sie für {event} gekauft haben, hat noch keinen Gast.',
    other: '{count} der Plätze, die Sie für {event} gekauft haben, haben noch keinen Gast.',
  },
  reminderWhy: 'Mit Namen und E-Mail-Adresse bekommt jeder Gast seine eigene Karte und kann sagen, was er braucht.',
  reminderLabel: 'Sagen, wer kommt',
  fullSubject: { one: '{title} ist voll', other: '{title} sind voll' },
  full: 'Ihre Zahlung kam, nachdem Ihre Plätze zurückgegeben waren. Ihre Karten gehören Ihnen, aber inzwischen ist voll: {titles}. Wenn Sie mögen, wählen Sie etwas anderes.',
  fullLabel: 'Neu wählen',
  movedSubject: '{title} bei {event} hat eine andere Zeit',
  moved: 'Die Zeit von {title} hat sich geändert. Bisher: {was}. Jetzt: {now}.',
  movedKept: 'Ihr Platz bleibt Ihnen. Wählen Sie etwas anderes, wenn die neue Zeit nicht passt.',
  erased: 'Ihr Name steht auf keinem Platz mehr. Plätze, die Sie gekauft haben, bleiben ihren Gästen.',
} as const
