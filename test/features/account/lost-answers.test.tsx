import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Section as Data } from '../../../src/features/account/data-section.tsx'
import { Section as Details } from '../../../src/features/account/details-section.tsx'
import { Section as Security } from '../../../src/features/account/security-section.tsx'
import { auth } from '../../../src/store/auth.ts'
import { notices } from '../../../src/store/notices.ts'
import { acting } from '../../support/acting.ts'
import { json, offline } from '../../support/fake-server.ts'
import { showFor, user, wireAccount } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const notMine = json({ error: 'invalid_proof', fields: { password: 'This is not your password.' } }, 400)
const notRight = json({ error: 'invalid_otp', fields: { otp: 'This code is not right.' } }, 400)

describe('a password whose change was not answered', () => {
  const may = 'your password may be changed already'
  async function change() {
    const shown = await showFor(<Security />, server => server.answer('GET /account/sessions', json([])))
    await rest()
    await type('Current password', 'correct horse')
    await type('New password', 'three random words')
    return shown
  }

  test('may be changed when the old one is refused, and is not said to be once it is', async () => {
    const { server, text } = await change()
    server.answer('POST /account/password', offline, notMine, json({}))
    await send('Password')
    expect(text()).not.toContain(may)
    await send('Password')
    expect(mistakes()).toContain('This is not your password.')
    expect(text()).toContain(may)
    await type('Current password', 'three random words')
    await send('Password')
    expect(text()).not.toContain(may)
    expect(text()).toContain('Your password is changed.')
    await type('Current password', 'correct horse')
    expect(text()).not.toContain('Your password is changed.')
  })

  test('is not said to be changed where every answer came', async () => {
    const { server, text } = await change()
    server.answer('POST /account/password', notMine)
    await send('Password')
    await send('Password')
    expect(text()).not.toContain(may)
  })
})

describe('an address whose confirmation was not answered', () => {
  async function confirm(email: string) {
    const shown = await showFor(<Details />)
    const { server } = shown
    await rest()
    const code = { otp_id: 'otp-1', sent_by: 'email', digits: 6, expires_at: '2036-01-01T00:00:00.000Z', resend_in: 30 }
    server.answer('POST /account/email', json(code))
    server.answer('POST /account/email/confirm', offline, notRight)
    await press('Change email address')
    await type('New email address', 'New@example.com')
    await type('Current password', 'correct horse')
    await send('Change email address')
    await type('Code', '123456')
    await rest()
    server.answer('GET /account', json({ ...wireAccount, user: { ...user, email } }))
    await send('Change email address')
    return shown
  }

  test('is shown when the account has it', async () => {
    const { site, text } = await confirm('new@example.com')
    expect(text()).toContain('Email addressChangenew@example.com')
    expect(auth(site).$state.get().user?.email).toBe('new@example.com')
  })

  test('is refused when the account does not have it', async () => {
    await confirm('ada@example.com')
    expect(mistakes()).toContain('This code is not right.')
  })
})

describe('an account whose deletion was not answered', () => {
  const expired = json({ error: 'session_expired' }, 401)
  async function remove() {
    const shown = await showFor(<Data />)
    await rest()
    await press('Delete my account…')
    await type('Current password', 'correct horse')
    await acting(() => fireEvent.click(screen.getByRole('checkbox')))
    return shown
  }
  const titles = (site: Parameters<typeof notices>[0]) =>
    notices(site)
      .$list.get()
      .map(({ title }) => title)

  test('may be deleted if its session is over then', async () => {
    const { server, site } = await remove()
    server.answer('POST /account/delete', offline, expired)
    await send('Delete your account')
    expect(auth(site).$state.get().isAuthenticated).toBe(true)
    await send('Delete your account')
    expect(auth(site).$state.get().isAuthenticated).toBe(false)
    expect(titles(site)).toEqual(['Your account may be deleted: sign in to see.'])
  })

  test('is not said to be deleted where every answer came', async () => {
    const { server, site } = await remove()
    server.answer('POST /account/delete', notMine, expired)
    await send('Delete your account')
    await send('Delete your account')
    expect(titles(site)).not.toContain('Your account is deleted.')
    expect(titles(site)).toHaveLength(1)
  })
})
