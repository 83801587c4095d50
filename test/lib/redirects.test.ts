import { describe, expect, test } from 'vitest'
import { guardRedirect } from '../../src/lib/redirects.ts'

const limits = { origin: 'https://give.example', base: '/ball', allowList: ['https://charity.example'] }
const guard = (goal: string, given = {}) => guardRedirect(goal, { ...limits, ...given })

test.each([
  ['/account/orders?page=2#top', '/account/orders?page=2#top'],
  ['/ball/account', '/account'],
  ['/ball', '/'],
  ['/ball/', '/'],
  ['https://give.example/ball/about?a=1', '/about?a=1'],
  ['/ballroom', '/ballroom'],
  ['/ball/../ball/a', '/a'],
  ['/ball//evil.example', '/evil.example'],
])('leads %s to a path of its own', (goal, path) => {
  expect(guard(goal)).toEqual({ type: 'inside', path })
})

test('takes every path of the origin on a domain of its own', () => {
  expect(guard('https://give.example/x', { base: '/' })).toEqual({ type: 'inside', path: '/x' })
})

test('leads away only to who is on the list', () => {
  expect(guard('https://charity.example/thanks')).toEqual({ type: 'away', href: 'https://charity.example/thanks' })
  expect(guard('https://charity.example.evil.example/')).toBeUndefined()
})

describe('refuses', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://give.example/1',
    'https://give.example@evil.example/ball',
    'https://user:word@give.example/ball',
    'https://give.example/other',
    'http://give.example/ball/',
    '//charity.example/',
    'https://',
    'ftp://charity.example/',
  ])('%j', goal => expect(guard(goal)).toBeUndefined())
})

test('never yields what a browser would take for another site', () => {
  for (const goal of ['/%2f/evil.example', '/.//evil.example', '/ball/..//evil.example', '/ball/%5Cevil.example']) {
    const redirect = guard(goal)
    if (redirect?.type === 'inside') expect(new URL(`/ball${redirect.path}`, limits.origin).host).toBe('give.example')
    if (redirect?.type === 'inside') expect(new URL(redirect.path, limits.origin).host).toBe('give.example')
  }
})
