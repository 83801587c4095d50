/** German error messages, by the English sentence. */
export const germanTicketErrors = {
  'These tickets are not for sale here (any more).': 'Diese Karten gibt es hier nicht (mehr) zu kaufen.',
  'The sale of “{title}” has not begun yet.': 'Der Verkauf von „{title}“ hat noch nicht begonnen.',
  'The sale of “{title}” has ended.': 'Der Verkauf von „{title}“ ist beendet.',
  'One order can have {limit} of “{title}” at most.':
    'In einer Bestellung sind höchstens {limit} von „{title}“ möglich.',
  'Only one of “{title}” is left. Nothing was taken.': 'Von „{title}“ ist nur noch eins da. Es wurde nichts abgebucht.',
  'Only {left} of “{title}” are left. Nothing was taken.':
    'Von „{title}“ sind nur noch {left} da. Es wurde nichts abgebucht.',
  'All of “{title}” are in other people’s baskets or unpaid orders at this moment. Some may come back. Nothing was taken.':
    'Von „{title}“ ist gerade alles in Körben oder unbezahlten Bestellungen anderer. Vielleicht werden welche frei. Es wurde nichts abgebucht.',
  'All of “{title}” are reserved at this moment, some for people on the waiting list. Do you have an offer? Please use the link in its mail. Nothing was taken.':
    'Von „{title}“ ist gerade alles reserviert, manches für Leute auf der Warteliste. Haben Sie ein Angebot? Bitte nehmen Sie den Link in der Mail. Es wurde nichts abgebucht.',
  '“{title}” has sold out. Nothing was taken.': '„{title}“ ist ausverkauft. Es wurde nichts abgebucht.',
  'Very many people are choosing tickets at this moment. Yours are not reserved yet, but what you have chosen is kept. Please try again in a moment.':
    'Gerade wählen sehr viele Leute Karten. Ihre sind noch nicht reserviert, aber Ihre Auswahl bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
  'You have ordered these tickets already. To have others, please choose them anew.':
    'Sie haben diese Karten schon bestellt. Wenn Sie andere möchten, wählen Sie bitte neu.',
  'This basket is not reserved (any more).': 'Dieser Korb ist nicht (mehr) reserviert.',
  'The time of this basket is over. Please choose your tickets again.':
    'Die Zeit für diesen Korb ist um. Bitte wählen Sie Ihre Karten noch einmal.',
  'These tickets have been paid already. Nothing was taken again.':
    'Diese Karten sind schon bezahlt. Es wurde nichts noch einmal abgebucht.',
  'Only what was offered to you is reserved by this link. Please buy it first, and anything else in another order.':
    'Über diesen Link ist nur reserviert, was Ihnen angeboten wurde. Bitte kaufen Sie das zuerst und alles andere in einer weiteren Bestellung.',
  'Cards are charged in steps of {step}': 'Karten lassen sich nur in Schritten von {step} belasten',
  '{count} are sold, in baskets or offered to the waiting list already':
    '{count} sind schon verkauft, in Körben oder der Warteliste angeboten',
  '{count} are sold or in baskets already': '{count} sind schon verkauft oder in Körben',
  'Somebody has ordered these or waits for them, or a bundle has them. Make them a draft instead.':
    'Jemand hat sie bestellt oder wartet darauf, oder ein Paket enthält sie. Machen Sie daraus einen Entwurf.',
  '“{title}” in the questions and extras is for these tickets. Change that first.':
    '„{title}“ unter den Fragen und Extras ist für diese Karten. Bitte ändern Sie das zuerst.',
  '“{title}” in the programme is for these tickets. Change that first.':
    '„{title}“ im Programm ist für diese Karten. Bitte ändern Sie das zuerst.',
  'One of these tickets is not there (any more)': 'Eine dieser Karten gibt es nicht (mehr)',
  'Somebody has ordered or answered this meanwhile, so it stays.':
    'Jemand hat es inzwischen bestellt oder beantwortet, also bleibt es.',
  'Somebody else has changed this since you opened it. Nothing of yours was saved yet.':
    'Jemand anderes hat das geändert, seit Sie es geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  '{count} of {title} are sold or in baskets already': '{count} von {title} sind schon verkauft oder in Körben',
  '{title} has no price, so it cannot be limited': '{title} hat keinen Preis, lässt sich also nicht begrenzen',
  '“{title}” is for {guests} guests of this order at most.':
    '„{title}“ ist für höchstens {guests} Gäste dieser Bestellung.',
  'There is no waiting list for “{title}”.': 'Für „{title}“ gibt es keine Warteliste.',
  'No place on a waiting list belongs to this link (any more). Please check that the whole link was opened.':
    'Zu diesem Link gehört kein Platz auf einer Warteliste (mehr). Bitte prüfen Sie, ob der ganze Link geöffnet wurde.',
  'There are as many left at this moment: you can buy them.': 'So viele sind gerade da: Sie können sie kaufen.',
} as const

type Sentences = Readonly<Record<keyof typeof germanTicketErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

/** German texts of the mails. */
export const germanTicketLetters = {
  offerSubject: 'Karten für {event} sind frei geworden',
  offer: {
    one: 'Sie haben auf eine Karte gewartet: „{title}“ bei {event}. Sie ist für Sie reserviert.',
    other: 'Sie haben auf {count} Karten gewartet: „{title}“ bei {event}. Sie sind für Sie reserviert.',
  },
  offerUntil: 'Das Angebot gilt bis {time}. Danach geht es an die nächsten Wartenden.',
  offerLabel: 'Karten ansehen und kaufen',
  offerNotWanted: {
    one: 'Möchten Sie sie nicht mehr? Verlassen Sie die Liste, dann geht sie gleich an die nächsten Wartenden.',
    other: 'Möchten Sie sie nicht mehr? Verlassen Sie die Liste, dann gehen sie gleich an die nächsten Wartenden.',
  },
  joinedSubject: 'Sie stehen auf der Warteliste: {title}',
  joined: {
    one: 'Sie stehen auf der Warteliste für eine Karte: „{title}“ bei {event}.',
    other: 'Sie stehen auf der Warteliste für {count} Karten: „{title}“ bei {event}.',
  },
  joinedBefore:
    'Sie standen schon darauf, deshalb hat sich nichts geändert. Möchten Sie auf eine andere Zahl von Karten warten, setzen Sie sich angemeldet noch einmal auf die Liste, oder verlassen Sie sie vorher.',
  joinedNext:
    'Werden Karten frei, bekommt zuerst eine Mail, wer am längsten wartet, und hat einen Tag Zeit zu kaufen. Bis dahin brauchen Sie nichts zu tun.',
  joinedNotWanted: 'Möchten Sie nicht mehr, oder waren Sie das nicht? Verlassen Sie die Liste.',
  leaveLabel: 'Warteliste verlassen',
  erased: 'Sie stehen auf keiner Warteliste mehr.',
} as const
