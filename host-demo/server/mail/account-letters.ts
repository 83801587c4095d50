import type { Letter } from './letter.ts'

/** Minutes that a code lives. */
export const codeMinutes = 15
/** Minutes that a link to a new password lives. */
export const resetMinutes = 60
/** Hours that a PIN waits for its first use. */
export const pinHours = 24

const code = { usefulFor: codeMinutes } as const
const lifetime = `It is good for ${codeMinutes} minutes.`
const ignore = 'If this was not you, there is nothing to do: without the code nothing happens.'

export const signInCode = (to: string, digits: string): Letter => ({
  ...code,
  kind: 'sign_in_code',
  subject: 'Your code to sign in',
  to,
  parts: [
    'Enter this code to sign in:',
    { code: digits },
    `${lifetime} Nobody from us will ever ask you for it.`,
    ignore,
  ],
})

export const signUpCode = (to: string, digits: string): Letter => ({
  ...code,
  kind: 'sign_up_code',
  subject: 'Your code to complete your sign-up',
  to,
  parts: ['Enter this code to complete your sign-up:', { code: digits }, lifetime, ignore],
})

/** To the owner of an account for which somebody, most likely they themselves, has begun a sign-up. */
export const accountExists = (to: string, digits: string): Letter => ({
  ...code,
  kind: 'account_exists',
  subject: 'You have an account already',
  to,
  parts: [
    'Somebody has just signed up with your email address, and you have an account with us already. Nothing about it has changed.',
    'If it was you, enter this code to sign in to it:',
    { code: digits },
    `${lifetime} Nobody from us will ever ask you for it.`,
    'If it was not you, there is nothing to do.',
  ],
})

/** To an address that nobody has signed up with. */
export const noAccount = (signUp: string): Letter => ({
  kind: 'no_account',
  subject: 'There is no account with this address',
  parts: [
    'Somebody has just tried to sign in with this email address, and there is no account with it.',
    'If it was you, you may have signed up with another address. Or sign up now:',
    { link: signUp, label: 'Sign up' },
    'If it was not you, there is nothing to do.',
  ],
})

export const newEmailCode = (to: string, digits: string): Letter => ({
  ...code,
  kind: 'new_email_code',
  subject: 'Your code to confirm this address',
  to,
  parts: ['Enter this code to use this email address for your account:', { code: digits }, lifetime, ignore],
})

/** To the owner of an address that somebody else wants for their account. */
export const emailTaken = (to: string): Letter => ({
  kind: 'email_taken',
  subject: 'Your address belongs to your account',
  to,
  parts: [
    'Somebody has just asked to use this email address for another account. It belongs to yours, and stays there.',
    'If it was you, sign in with this address, or use another one for the other account.',
  ],
})

export const emailChanged = (to: string, newEmail: string): Letter => ({
  kind: 'email_changed',
  subject: 'The address of your account has changed',
  to,
  parts: [
    `From now on your account is reached at ${newEmail}, and no longer at this address.`,
    'If this was not you, please write to us at once.',
  ],
})

export const proofCode = (to: string, digits: string): Letter => ({
  ...code,
  kind: 'proof_code',
  subject: 'Your code to confirm it is you',
  to,
  parts: [
    'You are about to change something important about your account. Enter this code to go on:',
    { code: digits },
    `${lifetime} Nobody from us will ever ask you for it.`,
    'If this was not you, somebody else is signed in to your account: sign out everywhere and change your password.',
  ],
})

export const resetLink = (to: string, link: string): Letter => ({
  kind: 'reset_password',
  subject: 'Choose a new password',
  to,
  usefulFor: resetMinutes,
  parts: [
    'Somebody has asked for a new password for your account. If it was you, choose one here:',
    { link, label: 'Choose a new password' },
    `The link is good once, for ${resetMinutes} minutes. If this was not you, there is nothing to do: your password stays as it is.`,
  ],
})

export const passwordChanged = (to: string): Letter => ({
  kind: 'password_changed',
  subject: 'Your password has changed',
  to,
  parts: [
    'The password of your account has been changed, and you have been signed out on all other devices.',
    'If this was not you, ask for a new password at once, and write to us.',
  ],
})

export const securePin = (to: string, digits: string): Letter => ({
  kind: 'secure_pin',
  subject: 'Your PIN',
  to,
  parts: [
    'Sign in with your mobile number and this PIN:',
    { code: digits },
    'Keep this mail until you have signed in, and tell the PIN to nobody.',
  ],
})

export const nextSecurePin = (to: string, digits: string): Letter => ({
  kind: 'secure_pin',
  subject: 'Your new PIN',
  to,
  usefulFor: pinHours * 60,
  parts: [
    'Here is a new PIN to sign in with:',
    { code: digits },
    `Use it within ${pinHours} hours. Until then your old PIN is good as well; a PIN that we sent before and that you have not used is good no more.`,
    'If this was not you, there is nothing to do.',
  ],
})

/** @param ended monthly gifts that went on until now */
export const accountDeleted = (to: string, ended: number): Letter => ({
  kind: 'account_deleted',
  subject: 'Your account is deleted',
  to,
  parts: [
    'Your account and what you had told us for it are deleted, and you are signed out everywhere.',
    ...(ended ? ['Your monthly gifts are stopped: nothing more is charged.'] : []),
    'What you have given or bought stays in the charity’s books, without your name where the law allows it.',
    'Thank you for having been with us.',
  ],
})
