/** German error messages, by the English sentence. */
export const germanAuctionErrors = {
  'This lot is not in the auction (any more).': 'Dieses Los ist nicht (mehr) in der Auktion.',
  'This lot takes no bids.': 'Auf dieses Los kann nicht geboten werden.',
  'Bidding on this lot has not begun yet.': 'Auf dieses Los kann noch nicht geboten werden.',
  'Bidding on this lot has ended. Your bid was not placed.':
    'Die Gebote auf dieses Los sind beendet. Ihr Gebot wurde nicht angenommen.',
  'Your bid arrived too late, and was not placed.': 'Ihr Gebot kam zu spät an und wurde nicht angenommen.',
  'Please save a card first: it is charged only for what you win.':
    'Bitte speichern Sie zuerst eine Karte: Belastet wird sie nur für das, was Sie ersteigern.',
  'You have won “{title}”. Please pay for it first, or ask the organiser to cancel it.':
    'Sie haben „{title}“ ersteigert. Bitte zahlen Sie zuerst, oder bitten Sie den Veranstalter, es zu stornieren.',
  'Your bid on “{title}” can still win. You can delete your account once it has closed.':
    'Ihr Gebot auf „{title}“ kann noch gewinnen. Sie können Ihr Konto löschen, sobald die Gebote beendet sind.',
  'You have won “{title}” at {event}. Please pay for it first, or ask the organiser to cancel it.':
    'Sie haben bei {event} „{title}“ ersteigert. Bitte zahlen Sie zuerst, oder bitten Sie den Veranstalter, es zu stornieren.',
  'Your bid on “{title}” at {event} can still win. You can delete your account once it has closed.':
    'Ihr Gebot bei {event} auf „{title}“ kann noch gewinnen. Sie können Ihr Konto löschen, sobald die Gebote beendet sind.',
  'You cannot pay for this lot.': 'Dieses Los können Sie nicht bezahlen.',
  'What was paid for this lot has been refunded. Nothing is owed.':
    'Die Zahlung für dieses Los wurde erstattet. Es ist nichts zu zahlen.',
  'This lot is paid already. Nothing was taken again.':
    'Dieses Los ist schon bezahlt. Es wurde nichts noch einmal abgebucht.',
  'What this card would be charged has changed since you saw it. Nothing was charged.':
    'Was diese Karte zu zahlen hätte, hat sich geändert, seit Sie es gesehen haben. Es wurde nichts abgebucht.',
  'Reload the page to see what this card would be charged. Nothing was charged.':
    'Bitte laden Sie die Seite neu, um zu sehen, was diese Karte zu zahlen hätte. Es wurde nichts abgebucht.',
  'This has just been sold out. Nothing was taken.': 'Das ist gerade ausverkauft. Es wurde nichts abgebucht.',
  'Only one is left.': 'Es ist nur noch eins da.',
  'Only {left} are left.': 'Es sind nur noch {left} da.',
  'The log of a lot can be read when it has closed.': 'Das Protokoll eines Loses ist lesbar, sobald es beendet ist.',
  'Somebody else has changed these categories since you opened them. Nothing of yours was saved yet.':
    'Jemand anderes hat diese Kategorien geändert, seit Sie sie geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'Somebody else has changed these rules since you opened them. Nothing of yours was saved yet.':
    'Jemand anderes hat diese Regeln geändert, seit Sie sie geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'Somebody else has changed this lot since you opened it. Nothing of yours was saved yet.':
    'Jemand anderes hat dieses Los geändert, seit Sie es geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'There have been bids or sales, so guests must go on seeing this lot.':
    'Es gab Gebote oder Verkäufe, die Gäste müssen dieses Los also weiter sehen.',
  'The end must be after the beginning': 'Das Ende muss nach dem Beginn liegen',
  'Choose an end in the future': 'Wählen Sie ein Ende in der Zukunft',
  'A lot to buy needs a price': 'Ein Los zum Kaufen braucht einen Preis',
  'A reserve is possible only with one winner': 'Einen Mindestpreis gibt es nur bei einem Gewinner',
  'A reserve is not below the opening price': 'Der Mindestpreis liegt nicht unter dem Startpreis',
  '{count} are sold or being paid for already': '{count} sind schon verkauft oder werden gerade bezahlt',
  'Upload this picture first': 'Laden Sie dieses Bild zuerst hoch',
  'This category is not there (any more)': 'Diese Kategorie gibt es nicht (mehr)',
  'This stands: there have been bids or sales': 'Das steht fest: Es gab Gebote oder Verkäufe',
  'There are lots in {title}: give them another category first':
    'In {title} sind Lose: Geben Sie ihnen zuerst eine andere Kategorie',
  'You lead already.': 'Sie führen bereits.',
  'This bidder leads already.': 'Diese Bieternummer führt bereits.',
  'The bidding is interrupted. Your bid was not placed.':
    'Die Gebote sind unterbrochen. Ihr Gebot wurde nicht angenommen.',
  'Only the room can bid at this moment. Your bid was not placed.':
    'Im Augenblick kann nur der Saal bieten. Ihr Gebot wurde nicht angenommen.',
  'This lot has just been called up: a bid is the price at once now. Your bid was not placed.':
    'Dieses Los wurde gerade aufgerufen: Ein Gebot ist jetzt sofort der Preis. Ihr Gebot wurde nicht angenommen.',
  'This lot is not called up any more. Your bid was not placed.':
    'Dieses Los ist nicht mehr aufgerufen. Ihr Gebot wurde nicht angenommen.',
  'Please confirm that you are {age} or older.': 'Bitte bestätigen Sie, dass Sie mindestens {age} Jahre alt sind.',
  'Very many people are bidding. Your bid was not placed: please try again.':
    'Es bieten gerade sehr viele. Ihr Gebot wurde nicht angenommen: Bitte versuchen Sie es noch einmal.',
  'That is not possible at this moment. The lot may have changed: look again.':
    'Das geht im Augenblick nicht. Das Los hat sich vielleicht geändert: Sehen Sie noch einmal nach.',
  'This was sent before with other details. Nothing was done now.':
    'Das wurde schon mit anderen Angaben gesendet. Jetzt wurde nichts getan.',
  'Another lot is on the floor.': 'Ein anderes Los ist gerade aufgerufen.',
  'Paddle {paddle} leads at {price} now. The hammer has not fallen.':
    'Bieternummer {paddle} führt jetzt mit {price}. Der Hammer ist nicht gefallen.',
  'Nobody leads any more. The hammer has not fallen.': 'Niemand führt mehr. Der Hammer ist nicht gefallen.',
  'The reserve is not met.': 'Der Mindestpreis ist nicht erreicht.',
  'Somebody has paid for this lot already.': 'Dieses Los ist schon bezahlt.',
  'There is no such bid.': 'Dieses Gebot gibt es nicht.',
  'Nobody has this paddle here.': 'Diese Bieternummer hat hier niemand.',
  'You bid as paddle {paddle} here. Please pay for what another paddle has won at the desk.':
    'Sie bieten hier mit der Nummer {paddle}. Was eine andere Nummer ersteigert hat, zahlen Sie bitte vor Ort.',
  'This bidder has not offered as much.': 'So viel hat diese Bieternummer nicht geboten.',
  'This bidder has won it already.': 'Diese Bieternummer hat es schon ersteigert.',
  'This bidder has no kept card.': 'Diese Bieternummer hat keine Karte gespeichert.',
  'Please enter a reason': 'Bitte geben Sie einen Grund an',
  'This time has passed already': 'Dieser Zeitpunkt ist schon vorbei',
  '“{title}” would end before it opens': '„{title}“ würde enden, bevor es öffnet',
  'Enter at least one step': 'Geben Sie mindestens eine Stufe ein',
  'The first step begins at 0': 'Die erste Stufe beginnt bei 0',
  'Each step begins at a higher price than the one before': 'Jede Stufe beginnt bei einem höheren Preis als die davor',
  'Bid {least} or more. Your bid was not placed.': 'Bieten Sie mindestens {least}. Ihr Gebot wurde nicht angenommen.',
  'Please enter a name': 'Bitte geben Sie einen Namen ein',
  'This name is too long': 'Dieser Name ist zu lang',
  'Leave out digits: others would read them as a paddle': 'Lassen Sie Ziffern weg: Andere läsen sie als Bieternummer',
  'Leave out characters that can’t be seen': 'Lassen Sie Zeichen weg, die man nicht sieht',
  'A name needs a letter': 'Ein Name braucht einen Buchstaben',
} as const

type Sentences = Readonly<Record<keyof typeof germanAuctionErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

/** German sentences why a bid leads, won or lost. */
export const germanOutcomeWords = {
  leads: 'Ihr Gebot führt mit {price}.',
  sealed: 'Ihr Gebot von {amount} bleibt bis zum Ende verdeckt.',
  won: 'Ihr Gebot war das beste: Sie zahlen {price}.',
  copy: 'Der Veranstalter hat Ihnen eines für {price} verkauft.',
  copyRefunded: 'Der Veranstalter hatte Ihnen eines verkauft. Ihre Zahlung dafür wurde erstattet.',
  refunded: 'Ihr Gebot war das beste. Ihre Zahlung dafür wurde erstattet.',
  reserve: 'Ihr Gebot führte, erreichte aber den Mindestpreis nicht. Das Los wurde nicht verkauft.',
  earlier: '{rival} hatte schon vor Ihnen mehr als {amount} geboten, der Preis stieg auf {price}.',
  tie: '{rival} hatte {amount} vor Ihnen geboten. Von gleichen Geboten führt das frühere.',
  overtaken: '{rival} bot um {time} mehr als Ihre {amount}, der Preis stieg auf {price}.',
  overtakenOnFloor: '{rival} bot um {time} im Saal {price}. Sie hatten bis zu {amount} geboten.',
  unused: 'Der Hammer fiel bei {price}, bevor der Auktionator bis zu Ihren {amount} geboten hatte.',
  notSold: 'Ihr Gebot war das beste, aber der Auktionator hat das Los nicht verkauft.',
  passed: 'Im Saal hat niemand geboten. Das Los wurde nicht verkauft.',
  withdrawn: 'Der Veranstalter hat dieses Los zurückgezogen.',
  bidWithdrawn: 'Der Veranstalter hat Ihr Gebot zurückgezogen.',
  because: '{what} Der Grund: {reason}',
  waiting: 'Der Auktionator kann bis zu Ihren {amount} für Sie bieten.',
  bought: 'Jemand hat es vor dem Ende der Gebote für {price} gekauft.',
  taken: 'Ihr Gebot war das beste, aber der Veranstalter hat den Zuschlag zurückgenommen.',
  behind: 'Ein anderes Gebot ist besser.',
  notBest: 'Ein anderes Gebot war besser.',
  beaten: 'Ein anderes verdecktes Gebot war besser als Ihre {amount}.',
  sealedTie: 'Ein anderes verdecktes Gebot von {amount} kam vor Ihrem. Von gleichen Geboten gewinnt das frühere.',
  paddle: 'Bieternummer {number}',
} as const

/** German texts of notifications to bidders. */
export const germanAlertWords = {
  outbid: 'Sie wurden überboten. Der Preis steht bei {price}.',

  won: 'Sie haben es für {price} ersteigert.',
  lost: 'Die Gebote sind beendet. Jemand anders hat es ersteigert.',
  unsold: 'Die Gebote sind beendet. Es wurde nicht verkauft.',
  reserve: germanOutcomeWords.reserve,
  notSold: germanOutcomeWords.notSold,
  reopened: 'Der Veranstalter hat die Gebote wieder geöffnet.',
  on_floor: 'Es wird gerade aufgerufen.',
  withdrawn: germanOutcomeWords.withdrawn,
  bid_withdrawn: germanOutcomeWords.bidWithdrawn,
  bid_reinstated: 'Der Veranstalter lässt Ihr Gebot wieder gelten.',
  win_cancelled: germanOutcomeWords.taken,
  because: germanOutcomeWords.because,
  charge_failed: 'Ihre Karte wurde nicht belastet. Bitte zahlen Sie {price} selbst.',
} as const
