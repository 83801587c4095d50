/** German texts of the auction's mails. */
export const germanMailWords = {
  outbidSubject: 'Sie wurden überboten: {title}',
  outbid: 'Jemand hat mehr geboten als Sie. Der Preis steht bei {price}.',
  outbidNoPrice: 'Jemand hat mehr geboten als Sie.',
  bidAgain: 'Noch einmal bieten',
  wonSubject: 'Sie haben {title} für {price} ersteigert',
  won: 'Ihr Gebot war das beste. Sie zahlen {price}.',
  copy: 'Der Veranstalter hat Ihnen eines für {price} verkauft.',
  wonPay: 'Bitte zahlen Sie über diesen Link. Er meldet Sie an.',
  wonClaim: 'Bitte zahlen Sie über diesen Link. Zuvor melden Sie sich an oder legen ein Konto an.',
  wonCharged: {
    one: 'Ihre gespeicherte Karte wird in {count} Minute belastet. Sie können auch jetzt zahlen, etwa mit einer anderen Karte.',
    other:
      'Ihre gespeicherte Karte wird in {count} Minuten belastet. Sie können auch jetzt zahlen, etwa mit einer anderen Karte.',
  },
  wonChargedNow: 'Ihre gespeicherte Karte wird jetzt belastet, und eine Quittung folgt.',
  pay: 'Jetzt zahlen',
  lostSubject: 'Die Gebote sind beendet: {title}',
  lost: 'Jemand anders hat es ersteigert. Danke, dass Sie geboten haben.',
  unsold: 'Es wurde nicht verkauft. Danke, dass Sie geboten haben.',
  seeLot: 'Das Los ansehen',
  chargeSubject: 'Bitte zahlen Sie {total} für das, was Sie ersteigert haben',
  chargeDeclined:
    'Ihre gespeicherte Karte konnte nicht belastet werden, es wurde nichts abgebucht. Bitte zahlen Sie mit dieser oder einer anderen Karte:',
  chargeNeedsYou: 'Ihre Bank möchte, dass Sie die Zahlung selbst bestätigen. Es wurde noch nichts abgebucht:',
} as const
