// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { ownUrl } from '../../src/lib/urls.ts'
import { matchRoute } from '../../src/microsite/match.ts'
import { routes } from '../../src/microsite/routes.ts'
import { guestPath, signInGoal } from '../../src/microsite/sign-in-goal.ts'

const settings = { url_root_path: '/gala', redirect_allow_list: ['https://charity.example'] }

const router = { match: (path: string) => matchRoute(routes, ownUrl(path).pathname) }

beforeEach(() => {
  const { happyDOM } = window as Window & { happyDOM?: { setURL(address: string): void } }
  happyDOM?.setURL('https://give.example/gala/sign-in')
})

describe('the way on from a sign-in', () => {
  test.each([
    ['/account/orders?page=2', '/account/orders?page=2'],
    ['/gala/account', '/account'],
    ['/about', '/about'],
  ])('leads from %s to %s', (wanted, path) => {
    expect(signInGoal(wanted, settings, router)).toEqual({ type: 'inside', path })
  })

  test('leads to another site that the organiser trusts', () => {
    const href = 'https://charity.example/thanks'
    expect(signInGoal(href, settings, router)).toEqual({ type: 'away', href })
  })

  test.each([
    '/sign-in',
    '/gala/sign-in?_redirect=/sign-in',
    '/sign-up',
    '/sign-up-complete',
    '/reset-password',
    '/password-reset?token=1',
    '/resend-pin/',
    'https://other.example/',
    '//other.example/',
    'javascript:alert(1)',
  ])('leads nowhere in particular from %s', wanted => {
    expect(signInGoal(wanted, settings, router)).toBeUndefined()
  })

  test('leads to the home page by default', () => {
    expect(signInGoal(null, settings, router)).toBeUndefined()
  })
})

describe('where a guest goes instead of a member', () => {
  test.each([
    ['/auction/checkout', '/auction/guest/checkout'],
    ['/ticket/checkout?step=2', '/ticket/guest/checkout?step=2'],
    ['/ticket/checkout/agendas', '/ticket/guest/checkout/agendas'],
    ['/prize-draw/checkout', '/prize-draw/guest/checkout'],
    ['/pledge/checkout#card', '/pledge/guest/checkout#card'],
    ['/individual-giving/checkout', '/individual-giving/guest/checkout'],
  ])('%s is %s', (path, guest) => expect(guestPath(path, router)).toBe(guest))

  test.each(['/', '/account', '/account/payment', '/auction/guest/checkout', '/ticket/checkouts'])(
    '%s is nowhere',
    path => expect(guestPath(path, router)).toBeUndefined(),
  )
})
