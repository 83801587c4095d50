import { wordsOf } from '../platform/mail/draft.ts'
import { germanLetterWords } from './words.de.ts'

/** English texts of the letters, by key. */
export const letterWords = {
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
  noAccountOther: 'If it was you, you may have signed up with another address.',
  signUpNow: 'Or sign up now:',
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
  invitedSubject: 'You are an organiser of {event}',
  invited:
    'The microsite of {event} is ready, and you may change everything in it. Sign in with {email}: you get a code by mail.',
  invitedSignIn: 'Sign in',
  deletedSubject: 'Your account is deleted',
  deleted: 'Your account and what you had told us for it are deleted, and you are signed out everywhere.',
  deletedStays:
    'What you have given or bought stays in the charity’s books, without your name where the law allows it.',
  deletedThanks: 'Thank you for having been with us.',
} as const

export const words = wordsOf(letterWords, germanLetterWords)
