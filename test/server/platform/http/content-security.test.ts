import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../../host-demo/server/platform/http/content-security.ts'
import { readConfig } from '../../../../host-demo/server/platform/read-config.ts'

test('names the real services only where they are used', () => {
  expect(contentSecurityPolicy({ config: readConfig({}) }, "'self'")).not.toMatch(/stripe|pusher/)
  const config = readConfig({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUSHER_APP_ID: '1',
    PUSHER_KEY: 'key',
    PUSHER_SECRET: 'secret',
  })
  const policy = contentSecurityPolicy({ config }, "'self'")
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;")
  expect(policy).toContain('https://api.stripe.com')
  expect(policy).toContain('wss://ws-eu.pusher.com')
})

test('allows an event its pictures and fonts, and HTML through one policy', () => {
  const allowed = { images: ['https://pictures.example'], fonts: ['https://fonts.example'], trustedTypes: true }
  const policy = contentSecurityPolicy({ config: readConfig({}) }, "'self'", allowed)
  expect(policy).toContain("img-src 'self' data: https://pictures.example;")
  expect(policy).toContain("font-src 'self' https://fonts.example;")
  expect(policy).toContain("style-src 'self' https://fonts.example;")
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types fayre$/)
})

describe('sockets', () => {
  const connect = (variables: Readonly<Record<string, string>>, called?: string) =>
    /connect-src [^;]*/.exec(
      contentSecurityPolicy({ config: readConfig(variables) }, "'self'", called ? { called } : {}),
    )?.[0]

  test('go to our own hosts alone: the one that was called, and the platform’s', () => {
    expect(connect({}, 'http://localhost:4400/')).toBe("connect-src 'self' ws://localhost:4400 wss://localhost:4400")
    expect(connect({ PUBLIC_URL: 'https://give.example' }, 'https://ball.example/')).toBe(
      "connect-src 'self' ws://ball.example wss://ball.example ws://give.example wss://give.example",
    )
  })

  test('go to no other host if the caller’s Host header would end the list', () => {
    expect(connect({}, 'http://a;b/')).toBe("connect-src 'self'")
  })

  test('go only to the configured server of the protocol, if there is one', () => {
    const pusher = { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret', PUSHER_HOST: 'push.example' }
    expect(connect(pusher, 'https://ball.example/')).toMatch(/^connect-src 'self' wss:\/\/push\.example:\*$/)
  })
})
