import type { Failure } from '../api/errors.ts'
import type { noticeMessages } from './notices.messages.ts'
import type { problemMessages } from './problem.messages.ts'
import { problemOf } from './problem.ts'

/** How a failure is handled when no form or block shows it. */
export type FailureHandling =
  /** We aborted the call ourselves, so nothing is shown. */
  | { type: 'nothing' }
  /** The platform is down: the maintenance screen is shown, without a popup. */
  | { type: 'maintenance' }
  | ({ type: 'popup' } & Popup)

export interface Popup {
  title: Words
  text: Words
  /** A generic message of the catalogue: shown once, however many calls fail with it. */
  generic: boolean
  /** The action of its button. Absent: no button, and the popup disappears by itself. */
  act?: PopupAction
  /** Signs the visitor out. */
  clearsToken: boolean
  /** Milliseconds until the page reloads by itself. */
  restartsAfter?: number
}

/** `label`: from the server; default "OK". `route`: from the server, and checked before it is followed. */
export interface PopupAction {
  type: 'restart' | 'route' | 'dismiss'
  label: string | undefined
  route?: string
}

/** The server's own text, or the key of one in the catalogue. */
export type Words = string | { key: keyof typeof problemMessages | keyof typeof noticeMessages }

/** Types of failures, as HTTP clients name them. */
export type FailureKind = 'network' | 'timeout' | 'aborted' | 'bad-request' | 'bad-response'

/** From the status class of an answer: 4xx is a bad request, anything else a bad answer. */
export function kindOf(failure: Failure): FailureKind {
  if (failure.type === 'shape') return 'bad-response'
  if (failure.type !== 'http') return failure.type
  return failure.status >= 400 && failure.status < 500 ? 'bad-request' : 'bad-response'
}

/**
 * The error catalogue: how each possible failure is handled.
 * @param signedIn was the call made with a token?
 */
export function handlingOf(failure: Failure, signedIn: boolean): FailureHandling {
  if (failure.type === 'aborted') return { type: 'nothing' }
  if (failure.type !== 'http') return { type: 'popup', ...problemOf(failure), generic: true, clearsToken: false }
  const { status, said } = failure
  if (status === 503) return { type: 'maintenance' }
  const isRefusedGrant = said.error === 'invalid_grant'
  if (status === 401 && !isRefusedGrant) {
    if (said.error !== 'invalid_token') return { type: 'popup', ...sessionOver(failure) }
    return { type: 'popup', ...(signedIn ? archived : signInFirst(failure)) }
  }
  const act = actOf(failure)
  return {
    type: 'popup',
    ...problemOf(failure),
    generic: !said.error_header && !said.error_description && !act,
    ...(act && { act }),
    clearsToken: isRefusedGrant,
  }
}

/** Does it need more than a message beside the form, such as a sign-out or a dialog? */
export function needsMore(failure: Failure): boolean {
  const handling = handlingOf(failure, true)
  if (handling.type !== 'popup') return handling.type === 'maintenance'
  return handling.act !== undefined || handling.restartsAfter !== undefined
}

type HttpFailure = Extract<Failure, { type: 'http' }>

const archived: Popup = {
  title: { key: 'archivedTitle' },
  text: { key: 'archivedText' },
  generic: true,
  clearsToken: true,
  restartsAfter: 2000,
}

/** For a visitor who has not signed in, or whose session has ended. */
function signInFirst(failure: HttpFailure): Popup {
  const { error_header: title, error_description: text } = failure.said
  return {
    title: title ?? { key: 'signInTitle' },
    text: text ?? { key: 'signInText' },
    generic: true,
    act: actOf(failure) ?? { type: 'route', label: undefined, route: '/sign-in' },
    clearsToken: true,
  }
}

/** Its text refers to the button, so the server's text must not replace it. */
function sessionOver(failure: HttpFailure): Popup {
  const { title, text } = problemOf({ ...failure, said: { ...failure.said, error_description: undefined } })
  const act = actOf(failure) ?? { type: 'restart', label: undefined }
  return { title, text, generic: !failure.said.error_header && act.type === 'restart', act, clearsToken: true }
}

function actOf({ said: { button_label: label, redirect_route: route } }: HttpFailure): PopupAction | undefined {
  if (route) return { type: 'route', label, route }
  return label ? { type: 'dismiss', label } : undefined
}
