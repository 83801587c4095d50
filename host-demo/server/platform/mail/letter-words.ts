/** English texts of the letters, by key. */
export const letterWords = {
  dear: 'Dear {name},',
  signature: '{charity}, for {event}',
  openAddress: 'Or open this address: {link}',

  codeLifetime: 'It is good for {minutes} minutes.',
  codeLifetimeAndSecret: 'It is good for {minutes} minutes. Nobody from us will ever ask you for it.',
  codeIgnore: 'If this was not you, there is nothing to do: without the code nothing happens.',
  nothingToDo: 'If this was not you, there is nothing to do.',
  nothingToDoElse: 'If it was not you, there is nothing to do.',

  signInSubject: 'Your code to sign in',
  signInEnter: 'Enter this code to sign in:',
  signUpSubject: 'Your code to complete your sign-up',
  signUpEnter: 'Enter this code to complete your sign-up:',
  existsSubject: 'You have an account already',
  exists:
    'Somebody has just signed up with your email address, and you have an account with us already. Nothing about it has changed.',
  existsEnter: 'If it was you, enter this code to sign in to it:',
  noAccountSubject: 'There is no account with this address',
  noAccount: 'Somebody has just tried to sign in with this email address, and there is no account with it.',
  noAccountSignUp: 'If it was you, you may have signed up with another address. Or sign up now:',
  signUp: 'Sign up',
  newEmailSubject: 'Your code to confirm this address',
  newEmailEnter: 'Enter this code to use this email address for your account:',
  takenSubject: 'Your address belongs to your account',
  taken: 'Somebody has just asked to use this email address for another account. It belongs to yours, and stays there.',
  takenIfYou: 'If it was you, sign in with this address, or use another one for the other account.',
  emailChangedSubject: 'The address of your account has changed',
  emailChanged: 'From now on your account is reached at {email}, and no longer at this address.',
  emailChangedNotYou: 'If this was not you, please write to us at once.',
  proofSubject: 'Your code to confirm it is you',
  proofEnter: 'You are about to change something important about your account. Enter this code to go on:',
  proofNotYou:
    'If this was not you, somebody else is signed in to your account: sign out everywhere and change your password.',
  resetSubject: 'Choose a new password',
  reset: 'Somebody has asked for a new password for your account. If it was you, choose one here:',
  resetLifetime:
    'The link is good once, for {minutes} minutes. If this was not you, there is nothing to do: your password stays as it is.',
  passwordChangedSubject: 'Your password has changed',
  passwordChanged: 'The password of your account has been changed, and you have been signed out on all other devices.',
  passwordChangedNotYou: 'If this was not you, ask for a new password at once, and write to us.',
  pinSubject: 'Your PIN',
  pinEnter: 'Sign in with your mobile number and this PIN:',
  pinKeep: 'Keep this mail until you have signed in, and tell the PIN to nobody.',
  nextPinSubject: 'Your new PIN',
  nextPinEnter: 'Here is a new PIN to sign in with:',
  nextPinLifetime:
    'Use it within {hours} hours. Until then your old PIN is good as well; a PIN that we sent before and that you have not used is good no more.',
  deletedSubject: 'Your account is deleted',
  deleted: 'Your account and what you had told us for it are deleted, and you are signed out everywhere.',
  deletedMonthly: 'Your monthly gifts are stopped: nothing more is charged.',
  deletedStays:
    'What you have given or bought stays in the charity’s books, without your name where the law allows it.',
  deletedThanks: 'Thank you for having been with us.',

  promiseSubject: 'How to pay your {amount} to {charity}',
  promised: 'Thank you. You have promised {amount}. This is how you pay:',
  promiseCounts: 'It counts as soon as it arrives. You get a receipt then.',

  tooLateSubject: 'Your {amount} goes back to you',
  tooLate: 'Your payment of {amount} came when this had been paid by somebody else, or was no longer to be had.',
  tooLateBack: 'All of it goes back to your card. That takes your bank a few days.',

  receiptSubject: 'Your receipt from {charity}',
  received: 'Thank you. We have received your {amount}.',
  reference: 'Reference',
  date: 'Date',
  discount: 'Discount',
  fee: 'Card fee',
  contribution: 'Contribution to running costs',
  total: 'Total',
  matched: 'Matched',
  matchedBy: '{amount} from {name}',
  notMatched: 'nothing: the money of {name} had gone to other gifts',
  paidTo: 'Paid to',
  registeredCharity: '{charity}, registered charity {number}',
  giftAid: 'Gift Aid',
  declaredOn: 'declared on {amount}',
  giftAidAdds:
    'With your Gift Aid declaration {charity} can claim {amount} more from HMRC. Please tell us if you no longer pay enough tax, or if your name or home address changes.',
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

export type LetterKey = keyof typeof letterWords
