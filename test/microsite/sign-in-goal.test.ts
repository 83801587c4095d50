// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { signInGoal } from '../../src/microsite/sign-in-goal.ts'

const settings = { url_root_path: '/gala', redirect_allow_list: ['https://charity.example'] }

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
    expect(signInGoal(wanted, settings)).toEqual({ type: 'inside', path })
  })

  test('leads to another site that the organiser trusts', () => {
    const href = 'https://charity.example/thanks'
    expect(signInGoal(href, settings)).toEqual({ type: 'away', href })
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
    expect(signInGoal(wanted, settings)).toBeUndefined()
  })

  test('leads nowhere in particular where nothing was said', () => {
    expect(signInGoal(null, settings)).toBeUndefined()
  })
})
