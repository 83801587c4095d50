import { expect, test } from 'vitest'
import { readConfig } from '../../../host-demo/server/config.ts'
import { contentSecurityPolicy } from '../../../host-demo/server/http/content-security.ts'

test('names the real services only where they are used', () => {
  expect(contentSecurityPolicy({ config: readConfig({}) }, "'self'")).not.toMatch(/stripe|pusher/)
  const config = readConfig({
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    PUSHER_APP_ID: '1',
    PUSHER_KEY: 'key',
    PUSHER_SECRET: 'secret',
  })
  const policy = contentSecurityPolicy({ config }, "'self'")
  expect(policy).toContain("script-src 'self' https://js.stripe.com;")
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com;")
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
