import type { Draft, Words } from '../platform/mail/draft.ts'
import type { Event } from './events.ts'
import { words } from './words.ts'

/** Minutes that a code is valid. */
export const codeMinutes = 15
/** Minutes that a password reset link is valid. */
export const resetMinutes = 60
/** Hours in which a new PIN must be used for the first time. */
export const pinHours = 24

const code = { usefulFor: codeMinutes } as const
const lifetime = words('codeLifetime', { minutes: codeMinutes })
const lifetimeAndSecret = words('codeLifetimeAndSecret', { minutes: codeMinutes })
const ignore = words('codeIgnore')

export const signInCode = (to: string, digits: string): Draft => ({
  ...code,
  kind: 'sign_in_code',
  subject: words('signInSubject'),
  to,
  parts: [words('signInEnter'), { code: digits }, lifetimeAndSecret, ignore],
})

export const signUpCode = (to: string, digits: string): Draft => ({
  ...code,
  kind: 'sign_up_code',
  subject: words('signUpSubject'),
  to,
  parts: [words('signUpEnter'), { code: digits }, lifetime, ignore],
})

/** Sent when somebody, most likely the owner, signs up with the address of an existing account. */
export const accountExists = (to: string, digits: string): Draft => ({
  ...code,
  kind: 'account_exists',
  subject: words('existsSubject'),
  to,
  parts: [words('exists'), words('existsEnter'), { code: digits }, lifetimeAndSecret, words('nothingToDoElse')],
})

/** Sent to an address without an account. @param site the microsite's address */
export const noAccount = ({ registration_open }: Pick<Event, 'registration_open'>, site: string): Draft => ({
  kind: 'no_account',
  subject: words('noAccountSubject'),
  parts: [
    words('noAccount'),
    words('noAccountOther'),
    ...(registration_open ? [words('signUpNow'), { link: `${site}/sign-up`, label: words('signUp') }] : []),
    words('nothingToDoElse'),
  ],
})

export const newEmailCode = (to: string, digits: string): Draft => ({
  ...code,
  kind: 'new_email_code',
  subject: words('newEmailSubject'),
  to,
  parts: [words('newEmailEnter'), { code: digits }, lifetime, ignore],
})

/** Sent to the owner of an address that somebody else wants for their account. */
export const emailTaken = (to: string): Draft => ({
  kind: 'email_taken',
  subject: words('takenSubject'),
  to,
  parts: [words('taken'), words('takenIfYou')],
})

export const emailChanged = (to: string, newEmail: string): Draft => ({
  kind: 'email_changed',
  subject: words('emailChangedSubject'),
  to,
  parts: [words('emailChanged', { email: newEmail }), words('emailChangedNotYou')],
})

export const proofCode = (to: string, digits: string): Draft => ({
  ...code,
  kind: 'proof_code',
  subject: words('proofSubject'),
  to,
  parts: [words('proofEnter'), { code: digits }, lifetimeAndSecret, words('proofNotYou')],
})

export const resetLink = (to: string, link: string): Draft => ({
  kind: 'reset_password',
  subject: words('resetSubject'),
  to,
  usefulFor: resetMinutes,
  parts: [words('reset'), { link, label: words('resetSubject') }, words('resetLifetime', { minutes: resetMinutes })],
})

export const passwordChanged = (to: string): Draft => ({
  kind: 'password_changed',
  subject: words('passwordChangedSubject'),
  to,
  parts: [words('passwordChanged'), words('passwordChangedNotYou')],
})

export const securePin = (to: string, digits: string): Draft => ({
  kind: 'secure_pin',
  subject: words('pinSubject'),
  to,
  parts: [words('pinEnter'), { code: digits }, words('pinKeep')],
})

export const nextSecurePin = (to: string, digits: string): Draft => ({
  kind: 'secure_pin',
  subject: words('nextPinSubject'),
  to,
  usefulFor: pinHours * 60,
  parts: [words('nextPinEnter'), { code: digits }, words('nextPinLifetime', { hours: pinHours }), words('nothingToDo')],
})

/** Tells the first organiser of a new event where to sign in. */
export const organiserInvited = (
  to: string,
  { event, email, link }: { readonly event: string; readonly email: string; readonly link: string },
): Draft => ({
  kind: 'organiser_invited',
  subject: words('invitedSubject', { event }),
  to,
  parts: [words('invited', { event, email }), { link, label: words('invitedSignIn') }],
})

/** @param said sentences from floors and modules about the records that they kept */
export const accountDeleted = (to: string, said: readonly Words[]): Draft => ({
  kind: 'account_deleted',
  subject: words('deletedSubject'),
  to,
  parts: [words('deleted'), ...said, words('deletedStays'), words('deletedThanks')],
})
