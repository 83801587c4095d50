import { expect, test } from 'vitest'
import { guestPath } from '../../../src/features/sign-in/guest-path.ts'

test.each([
  ['/auction/checkout', '/auction/guest/checkout'],
  ['/ticket/checkout?step=2', '/ticket/guest/checkout?step=2'],
  ['/ticket/checkout/agendas', '/ticket/guest/checkout/agendas'],
  ['/prize-draw/checkout', '/prize-draw/guest/checkout'],
  ['/pledge/checkout#card', '/pledge/guest/checkout#card'],
  ['/individual-giving/checkout', '/individual-giving/guest/checkout'],
])('%s is %s for a guest', (path, guest) => {
  expect(guestPath(path)).toBe(guest)
})

test.each([
  '/',
  '/account',
  '/account/payment',
  '/auction/guest/checkout',
  '/ticket/checkouts',
  'https://evil.example/ticket/checkout',
])('%s is nothing for guests', path => {
  expect(guestPath(path)).toBeUndefined()
})
