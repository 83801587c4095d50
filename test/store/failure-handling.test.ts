import { describe, expect, test } from 'vitest'
import { type Failure, httpFailure } from '../../src/api/errors.ts'
import { handlingOf, kindOf, needsMore, type Words } from '../../src/store/failure-handling.ts'
import { noticeMessages } from '../../src/store/notices.messages.ts'
import { problemMessages } from '../../src/store/problem.messages.ts'

const english = { ...problemMessages, ...noticeMessages }
const said = (words: Words) => (typeof words === 'string' ? words : english[words.key])
const http = (status: number, body: unknown = {}): Failure => httpFailure(status, body, null)

const text = 'Something went wrong. Check your internet connection and try again!'
const session = "Your session has expired, as a security measure you have been logged out. Click 'OK' to log back in."

function popupOf(failure: Failure, signedIn = true) {
  const end = handlingOf(failure, signedIn)
  if (end.type !== 'popup') throw new Error(`It is ${end.type}`)
  return { ...end, title: said(end.title), text: said(end.text) }
}

/** Every class of answers. */
const classes: [name: string, Failure, kind: string, title: string, text: string][] = [
  ['no network', { type: 'network' }, 'network', 'System Error', text],
  ['a timeout', { type: 'timeout' }, 'timeout', 'System Error', text],
  ['a page with status 200', { type: 'shape', detail: 'x' }, 'bad-response', 'System Error', text],
  ['204 where something was due', { type: 'shape', detail: 'x', empty: true }, 'bad-response', 'System Error', text],
  ['304', http(304), 'bad-response', 'System Error', text],
  ['400', http(400), 'bad-request', 'Validation Error', text],
  ['401', http(401), 'bad-request', 'Session expired.', session],
  ['403', http(403), 'bad-request', 'Permission Error', text],
  ['404', http(404), 'bad-request', 'Not Found Error', "Sorry, can't find the data you're looking for."],
  ['408', http(408), 'bad-request', 'System Error', text],
  ['409', http(409), 'bad-request', 'System Error', text],
  ['413', http(413), 'bad-request', 'System Error', text],
  ['422', http(422), 'bad-request', 'System Error', text],
  ['429', http(429), 'bad-request', 'System Error', text],
  ['500', http(500), 'bad-response', 'System Error', text],
  ['502', http(502), 'bad-response', 'System Error', text],
  ['504', http(504), 'bad-response', 'System Error', text],
  ['511', http(511), 'bad-response', 'System Error', text],
  ['a page of HTML with 500', http(500, '<h1>nginx</h1>'), 'bad-response', 'System Error', text],
]

describe('each class of answer has one entry in the catalogue', () => {
  test.each(classes)('%s', (_, failure, kind, title, text) => {
    expect(popupOf(failure)).toMatchObject({ title, text, generic: true })
    expect(kindOf(failure)).toBe(kind)
  })

  test('503: maintenance, and no popup, whatever it says', () => {
    expect(handlingOf(http(503), true)).toEqual({ type: 'maintenance' })
    expect(handlingOf(http(503, { error_header: 'Busy' }), false)).toEqual({ type: 'maintenance' })
  })

  test('a call that we gave up ourselves: nothing', () => {
    expect(handlingOf({ type: 'aborted' }, true)).toEqual({ type: 'nothing' })
    expect(kindOf({ type: 'aborted' })).toBe('aborted')
  })
})

describe('what the server says', () => {
  test.each([400, 401, 403, 404, 409, 500])('with %i: its title comes first', status => {
    expect(popupOf(http(status, { error_header: 'The hammer fell' }))).toMatchObject({
      title: 'The hammer fell',
      generic: false,
    })
  })

  test.each([400, 403, 404, 409, 500])('with %i: its description comes before our words', status => {
    expect(popupOf(http(status, { error_description: 'The lot is sold.' })).text).toBe('The lot is sold.')
  })

  test('with 401: our words stay, since they say what the button does', () => {
    expect(popupOf(http(401, { error_description: 'Nope.' })).text).toBe(session)
  })

  test('untrusted_source: its description is shown', () => {
    const failure = http(403, { error: 'untrusted_source', error_description: 'This page may not ask.' })
    expect(popupOf(failure)).toMatchObject({ title: 'Permission Error', text: 'This page may not ask.' })
  })

  test('a label makes a button that closes, a route one that leads there', () => {
    expect(popupOf(http(409)).act).toBeUndefined()
    expect(popupOf(http(409, { button_label: 'I see' })).act).toEqual({ type: 'dismiss', label: 'I see' })
    expect(popupOf(http(409, { button_label: 'To the lots', redirect_route: '/auction' })).act).toEqual({
      type: 'route',
      label: 'To the lots',
      route: '/auction',
    })
    expect(popupOf(http(409, { redirect_route: '/auction' })).act).toMatchObject({ type: 'route', label: undefined })
  })
})

describe('whose session is over', () => {
  test('401: signed out from now on, and a button that starts again', () => {
    expect(popupOf(http(401))).toMatchObject({ clearsToken: true, act: { type: 'restart' } })
    expect(popupOf(http(401, { redirect_route: '/sign-in' }))).toMatchObject({ act: { type: 'route' } })
  })

  test('invalid_token with 401: the account is archived, and all begins anew after two seconds', () => {
    const popup = popupOf(http(401, { error: 'invalid_token', error_description: 'Please sign in again.' }))
    expect(popup).toMatchObject({
      title: 'Account archived',
      text: 'Please contact support.',
      clearsToken: true,
      restartsAfter: 2000,
    })
    expect(popup.act).toBeUndefined()
  })

  test('invalid_token with another status is no archived account', () => {
    expect(popupOf(http(403, { error: 'invalid_token' }))).toMatchObject({
      title: 'Permission Error',
      clearsToken: false,
    })
  })

  test('invalid_token for somebody who has not signed in asks for that, and speaks of no session', () => {
    const asked = { text: 'Please sign in first.', act: { type: 'route', route: '/sign-in' } }
    expect(popupOf(http(401, { error: 'invalid_token' }), false)).toMatchObject({ title: 'Sign-in needed', ...asked })
    const said = { error_header: 'Hello', error_description: 'Please come in.' }
    expect(popupOf(http(401, { error: 'invalid_token', ...said }), false)).toMatchObject({
      title: 'Hello',
      text: 'Please come in.',
    })
  })

  test.each([400, 401, 403])('invalid_grant with %i clears the token, and the words are the server’s', status => {
    const popup = popupOf(http(status, { error: 'invalid_grant', error_description: 'Wrong password.' }))
    expect(popup).toMatchObject({ clearsToken: true, text: 'Wrong password.' })
    expect(popup.act).toBeUndefined()
  })

  test.each([400, 403, 404, 500])('a plain %i keeps it', status => {
    expect(popupOf(http(status)).clearsToken).toBe(false)
  })
})

test('more than words is what asks for an act, ends a session or means maintenance', () => {
  const more = [http(503), http(401), http(401, { error: 'invalid_token' }), http(409, { button_label: 'Go on' })]
  expect(more.map(needsMore)).toEqual([true, true, true, true])
  const words: Failure[] = [
    { type: 'network' },
    { type: 'aborted' },
    http(400),
    http(429),
    http(401, { error: 'invalid_grant' }),
  ]
  expect(words.map(needsMore)).toEqual([false, false, false, false, false])
})
