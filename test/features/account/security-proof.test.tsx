import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Section as Security } from '../../../src/features/account/security-section.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor, wireAccount } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press, send, type } from '../../support/visitor.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const code = (otp_id: string) =>
  json({ otp_id, sent_by: 'email', digits: 6, expires_at: '2036-01-01T00:00:00.000Z', resend_in: 30 })

async function atSecurity(account: object) {
  const shown = await showFor(<Security />, server => {
    server.answer('GET /account', json({ ...wireAccount, ...account }))
    server.answer('GET /account/sessions', json([]))
    server.answer('POST /account/code', code('otp-1'))
    server.answer('POST /account/password', json({}))
  })
  await rest()
  return shown
}

test('who does not receive the code has another one sent after a wait, and types it at once', async () => {
  const { server } = await atSecurity({})
  await press('Send me a code instead')
  await rest()
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  const again = screen.getByRole('button', { name: 'Another code in 30 seconds' })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await acting(() => vi.advanceTimersByTimeAsync(30_000))
  server.answer('POST /account/code', code('otp-2'))
  await press('Send me another code')
  await rest()
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  await type('Code', '123456')
  await type('New password', 'three random words')
  await send('Password')
  expect(server.requestsTo('POST /account/password')[0]?.body).toMatchObject({ otp_id: 'otp-2', otp: '123456' })
})

test.each(['yes', 'no'])('after a change by code, the next one asks for the password: had one: %s', async had => {
  const { server, text } = await atSecurity({ has_password: had })
  await press(/^Send me a code/)
  await rest()
  await type('Code', '123456')
  await type('New password', 'three random words')
  server.answer('GET /account', json({ ...wireAccount, has_password: 'yes' }))
  await send('Password')
  expect(text()).toContain('Your password is changed.')
  expect(screen.queryByLabelText('Code')).toBeNull()
  screen.getByLabelText('Current password')
})
