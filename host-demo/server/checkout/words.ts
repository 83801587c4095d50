import { wordsOf } from '../platform/mail/draft.ts'
import { germanLetterWords } from './words.de.ts'

/** English texts of the letters, by key. */
export const letterWords = {
  deletedMonthly: 'Your monthly gifts are stopped: nothing more is charged.',
  promiseSubject: 'How to pay your {amount} to {charity}',
  promised: 'Thank you. You have promised {amount}. This is how you pay:',
  payBy: 'Please pay by {date}. After that the order ends, and what is kept for you goes to others.',
  promiseCounts: 'It counts as soon as it arrives. You get a receipt then.',
  endedSubject: 'You owe nothing for your order {reference}',
  ended:
    'This order has ended, so please do not pay it: something in it is no longer to be had or was paid in another way, or the organiser has cancelled it.',
  endedUnpaid:
    'This order has ended, because it was not paid by {date}. Please do not pay it any more: what was kept for you is for others now.',
  endedPaid: 'If you have paid already, please tell {charity}.',
  invoiceSubject: 'Invoice {number} from {charity}',
  invoice: 'Here is the invoice for {organisation}, to be printed or saved as a PDF. It also says what has been paid.',
  invoiceBare: 'Here is the invoice, to be printed or saved as a PDF. It also says what has been paid.',
  invoiceNumber: 'Invoice number',
  invoiceOpen: 'Open the invoice',
  creditNoteSubject: 'Credit note {number} from {charity}',
  creditNote: 'We have paid back {amount} of invoice {invoice}. This is the credit note; the invoice shows it too.',
  creditNoteDisputed:
    'The bank has taken back {amount} of invoice {invoice}, because the payment was disputed. This is the credit note; the invoice shows it too. If the bank gives us the money again, another note says so.',
  creditNoteReversed:
    'The {amount} that we credited on invoice {invoice} came back to us. This note takes the credit back; the invoice shows it too.',
  creditNoteNumber: 'Credit note number',

  tooLateSubject: 'Your {amount} goes back to you',
  tooLate:
    'Your payment of {amount} came when this had been paid by somebody else, was no longer to be had, or was more than one person may have.',
  tooLateBack: 'All of it goes back to your card. That takes your bank a few days.',
  problemSubject: 'A payment does not match its order {reference}',
  problem:
    'A payment by card counts for nothing here: another amount or currency arrived, or the order was paid twice. Refund it at your payment provider, or write to the payer.',
  problemFrom: 'From',
  problemArrived: 'Arrived',
  problemDue: 'Ordered for',
  problemSee: 'See the payment',
  refundFailedSubject: 'A refund of order {reference} was not made',
  refundFailed:
    'The payer has not got this money back: the bank or your payment provider refused the refund. Pay it back another way. If the payment is disputed, wait for the bank’s decision first.',
  refundFailedAmount: 'Not refunded',
  receiptSubject: 'Your receipt from {charity}',
  received: 'Thank you. We have received your {amount}.',
  reference: 'Reference',
  date: 'Date',
  times: '{title} ({quantity} × {price})',
  gift: 'Gift: {title}',
  benefit: 'Of it, what you get for it',
  discount: 'Discount',
  fee: 'Card fee',
  contribution: 'Contribution to running costs',
  total: 'Total',
  paidTo: 'Paid to',
  registeredCharity: '{charity}, registered charity {number}',
  matched: 'Matched',
  matchedBy: '{amount} from {name}',
  notMatched: 'nothing: the money of {name} had gone to other gifts',
  giftAid: 'Gift Aid',
  declaredOn: 'declared on {amount}',
  giftAidAdds:
    'With your Gift Aid declaration {charity} can claim {amount} more from HMRC. Please tell us if you no longer pay enough tax, or if your name or home address changes.',
  giftAidSeeOrWithdraw: 'See or withdraw your Gift Aid declaration',
  giftAidWithdrawnSubject: 'Your Gift Aid declaration to {charity} is withdrawn',
  giftAidWithdrawn:
    'As you asked, we have withdrawn your Gift Aid declaration for all your gifts to {charity}. On what you give from now on no Gift Aid is claimed.',
  giftAidWithdrawnBefore: 'What you gave before stays declared, as the law asks.',
  giftAidWithdrawnAnew:
    'If you pay enough tax again one day, tell us with your next gift. If this was not you, please write to us at once.',
  monthlyGoesOn: 'You give {amount} every month. The next payment is on {date}. You can stop it at any time:',
  monthlySeeOrStop: 'See or stop this monthly gift',
  keepThis: 'Please keep this mail for your records.',
  monthlyStoppedSubject: 'Your monthly gift is stopped',
  monthlyStopped: 'As you asked, we have stopped your monthly gift of {amount} to {charity}. Nothing more is charged.',
  monthlyWelcomeBack: 'Thank you for all that you have given. You are welcome back at any time.',
  monthlyEndedSubject: 'Your monthly gift has ended',
  monthlyEnded:
    'Your monthly gift of {amount} to {charity} has ended, because its payments could not be taken or because the charity has ended it. Nothing more is charged.',
  monthlyBeginAnew:
    'If you would like to go on giving, begin a new monthly gift. Thank you for all that you have given.',
  monthlyNotSetUpSubject: 'Your gift has arrived, but it will not go on',
  monthlyNotSetUp:
    'Your first payment to {charity} has arrived. But your card can’t be charged again without you, so your gift of {amount} will not go on every month. Nothing more is charged.',
  monthlyOtherCard: 'If you would like to give every month, please try another card.',
  monthlyFailedSubject: 'This month’s gift could not be taken',
  monthlyFailed:
    'We could not take your monthly gift of {amount} to {charity}. Nothing was taken, and you owe nothing.',
  monthlyFailedWhy:
    'It happens when a card has expired, when there is not enough on the account, or when your bank wants you to confirm the payment. We try again in the coming days: if there is enough on the account then, there is nothing to do.',
  monthlyFailedCard:
    'If your card has changed or has expired, or your bank refuses it, give us another one: this month’s gift is taken from it at once, and those to come.',
  monthlyCardOrStop: 'Use another card, or stop this monthly gift',
} as const

export const words = wordsOf(letterWords, germanLetterWords)
