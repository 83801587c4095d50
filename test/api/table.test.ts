import { readdirSync } from 'node:fs'
import type { ObjectSchema } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

test('no two endpoints share a method and a path', () => {
  const calls = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
})

test('has every call of every file, with the half of it that the server reads', async () => {
  const folder = new URL('../../src/api/', import.meta.url)
  const listed = new Set(all.map(([, { method, path }]) => `${method} ${path}`))
  const missing: string[] = []
  for (const file of readdirSync(folder).filter(name => name.endsWith('.ts'))) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, { method?: string; path?: string }>
    for (const { method, path } of Object.values(exported)) {
      if (method && path && !listed.has(`${method} ${path}`)) missing.push(`${method} ${path}`)
    }
  }
  expect(missing).toEqual([])
})

test('has the calls that the specification names, as far as they are built', () => {
  const calls = all.map(([, { method, path }]) => `${method} ${path}`)
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /terminology',
      'GET /app/settings',
      'GET /app/status',
      'GET /app.json',
      'GET /users/login-requirements',
      'POST /users/login',
      'POST /users/register',
      'POST /users/otp',
      'POST /users/otp/resend',
      'POST /users/forgot-password',
      'POST /users/reset-password',
      'POST /users/resend-pin',
      'POST /users/logout',
      'GET /users/profile',
      'GET /pages/:key',
      'POST /checkout/pay/stripe',
      'POST /checkout/pay/stripe/confirm',
      'POST /checkout/pay/offline',
    ]),
  )
})

describe.each(all)('%s', (_, { method, path, summary, access, scope, input, errors }) => {
  test('says in one line what it does', () => {
    expect(summary).toMatch(/^[A-Z].+[.?…]$/)
    expect(summary).not.toContain('\n')
  })

  test('takes its path parameters from its input', () => {
    const known = Object.keys((input as ObjectSchema<Record<string, never>, undefined>).entries)
    for (const [, name] of path.matchAll(/:(\w+)/g)) expect(known).toContain(name)
  })

  test('is asked in a way that fits it', () => {
    expect(['app', 'event']).toContain(scope)
    // Open endpoints carry none of our headers, so they may only be reads.
    if (access === 'open') expect(method).toBe('GET')
  })

  test('names each error code once, in the style of the others', () => {
    const codes = errors ?? []
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
  })
})

test('an open read of an event names the event itself, for it carries no header', () => {
  for (const [name, { access, scope, input }] of all) {
    if (access !== 'open' || scope !== 'event') continue
    const known = Object.keys((input as ObjectSchema<Record<string, never>, undefined>).entries)
    expect([name, known.includes('event')]).toEqual([name, true])
  }
})
