import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { messages as german } from '../../../src/features/account/account.messages.de.ts'
import { Section as Address } from '../../../src/features/account/address-section.tsx'
import { Section as Communication } from '../../../src/features/account/communication-section.tsx'
import { Section as Details } from '../../../src/features/account/details-section.tsx'
import { auth } from '../../../src/store/auth.ts'
import { notices } from '../../../src/store/notices.ts'
import { acting } from '../../support/acting.ts'
import { type FakeServer, json, offline } from '../../support/fake-server.ts'
import { showFor, user, wireAccount } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

describe('details', () => {
  test('are saved, and shown everywhere at once', async () => {
    const { server, site, text } = await showFor(<Details />)
    await rest()
    server.answer('PATCH /account/details', json({ ...wireAccount, user: { ...user, first_name: 'Augusta' } }))
    await type('First name', 'Augusta')
    await send('Details')
    expect(server.requestsTo('PATCH /account/details')[0]?.body).toEqual({
      first_name: 'Augusta',
      last_name: 'Lovelace',
      mobile: '+447700900123',
    })
    expect(text()).toContain('Saved')
    expect(auth(site).$state.get().user?.first_name).toBe('Augusta')
  })

  test('may have no number', async () => {
    const { server } = await showFor(<Details />)
    await rest()
    server.answer('PATCH /account/details', json(wireAccount))
    await type(/^Mobile number/, '')
    await send('Details')
    expect(server.requestsTo('PATCH /account/details')[0]?.body).toMatchObject({ mobile: null })
  })

  test('take another e-mail address with its code', async () => {
    const { server, text } = await showFor(<Details />)
    await rest()
    server.answer(
      'POST /account/email',
      json({
        otp_id: 'otp-1',
        sent_by: 'email',
        digits: 6,
        expires_at: '2036-01-01T00:00:00.000Z',
        resend_in: 30,
      }),
    )
    server.answer('POST /account/email/confirm', json({ ...wireAccount, user: { ...user, email: 'new@example.com' } }))
    await press('Change email address')
    await type('New email address', 'new@example.com')
    await type('Current password', 'correct horse')
    await send('Change email address')
    expect(server.requestsTo('POST /account/email')[0]?.body).toEqual({
      email: 'new@example.com',
      password: 'correct horse',
    })
    expect(text()).toContain('We have sent a code of 6 digits to new@example.com.')
    await type('Code', '123 456')
    await rest()
    expect(server.requestsTo('POST /account/email/confirm')[0]?.body).toEqual({ otp_id: 'otp-1', otp: '123456' })
    expect(text()).toContain('Email addressChangenew@example.com')
  })

  test('keep the new address in its field when the proof is refused', async () => {
    const { server } = await showFor(<Details />)
    await rest()
    const problem = 'This is not your password.'
    server.answer('POST /account/email', json({ error: 'invalid_proof', fields: { password: problem } }, 400))
    await press('Change email address')
    await type('New email address', 'new@example.com')
    await send('Change email address')
    expect(server.requestsTo('POST /account/email')).toEqual([])
    await type('Current password', 'battery staple')
    await send('Change email address')
    expect(mistakes()).toContain(problem)
    expect(value('New email address')).toBe('new@example.com')
  })

  test('show why they cannot be loaded, and load with the next try', async () => {
    const { server } = await showFor(<Details />, server => server.answer('GET /account', offline))
    await rest()
    expect(screen.getByRole('alert').textContent).toContain('This can’t be shown just now')
    server.answer('GET /account', json(wireAccount))
    await press('Try again')
    await rest()
    expect(value('First name')).toBe('Ada')
  })

  test('leave an expired session to the microsite', async () => {
    const { site } = await showFor(<Details />, server =>
      server.answer('GET /account', json({ error: 'session_expired' }, 401)),
    )
    await rest()
    expect(notices(site).$list.get()).toHaveLength(1)
    expect(site.$token.get()).toBeUndefined()
  })
})

describe('the address', () => {
  test('is checked and saved', async () => {
    const { server } = await showFor(<Address />)
    await rest()
    server.answer('PUT /account/address', json(wireAccount))
    await type('Address line 1', '')
    await type('Postcode', '')
    await send()
    expect(mistakes()).toEqual(['Please enter address line 1', 'Please enter your postcode'])
    await type('Address line 1', '1 High Street')
    await type('Postcode', 'AB1 2CD')
    await send()
    expect(server.requestsTo('PUT /account/address')[0]?.body).toEqual({
      address: {
        line_1: '1 High Street',
        line_2: null,
        city: 'London',
        county: null,
        postcode: 'AB1 2CD',
        country: 'GB',
      },
    })
  })

  test('is forgotten on demand', async () => {
    const { server } = await showFor(<Address />)
    await rest()
    server.answer('PUT /account/address', json({ ...wireAccount, address: null }))
    await press('Remove address')
    await rest()
    expect(server.requestsTo('PUT /account/address')[0]?.body).toEqual({ address: null })
    expect(value('Address line 1')).toBe('')
    expect(screen.getByText('Your address is removed.').closest('[role=status]')).not.toBeNull()
    await type('Address line 1', '1 High Street')
    expect(screen.queryByText('Your address is removed.')).toBeNull()
  })

  test('that cannot be removed stays, and it is said', async () => {
    const { server } = await showFor(<Address />)
    await rest()
    server.answer('PUT /account/address', offline)
    await press('Remove address')
    await rest()
    expect(screen.getByRole('alert').textContent).toContain('internet connection')
    expect(value('Town or city')).toBe('London')
  })
})

describe('what is typed and not saved', () => {
  const next = { storage: undefined as Storage | undefined, user }

  async function reopen(section: ReactNode): Promise<FakeServer> {
    cleanup()
    const { server, environment } = await showFor(
      section,
      server => server.answer('GET /users/profile', json({ user: next.user })),
      'en-GB',
      next.storage,
    )
    next.storage = environment.storage
    await rest()
    return server
  }

  test.each([
    { section: <Address />, name: 'Address', field: 'Town or city', known: 'London', call: 'PUT /account/address' },
    { section: <Details />, name: 'Details', field: 'Last name', known: 'Lovelace', call: 'PATCH /account/details' },
  ])('in $name is there when it is opened again, until it is discarded or saved', async ({ section, ...form }) => {
    Object.assign(next, { storage: undefined, user })
    await reopen(section)
    await type(form.field, 'Leeds')
    await reopen(section)
    expect(value(form.field)).toBe('Leeds')
    screen.getByText(/not saved yet/)
    await press('Discard it')
    expect([value(form.field), document.activeElement?.textContent]).toEqual([form.known, 'Discarded.'])

    await type(form.field, 'York')
    const server = await reopen(section)
    server.answer(form.call, json(wireAccount))
    await send(form.name)
    expect(screen.queryByText(/not saved yet/)).toBeNull()
    await reopen(section)
    expect([value(form.field), screen.queryByText(/not saved yet/)]).toEqual([form.known, null])
  })

  test('is not shown to somebody else', async () => {
    Object.assign(next, { storage: undefined, user })
    await reopen(<Address />)
    await type('Town or city', 'Leeds')
    next.user = { ...user, user_id: 'u2' }
    await reopen(<Address />)
    expect(value('Town or city')).toBe('London')
  })
})

describe('communication', () => {
  const group = (name: string) => screen.getByRole('group', { name })
  const chosen = (name: string) => [...group(name).querySelectorAll('input')].find(radio => radio.checked)?.value

  test('has nothing chosen that was not answered', async () => {
    await showFor(<Communication />)
    await rest()
    expect(['By email', 'By text message', 'By telephone', 'By post'].map(chosen)).toEqual([
      'yes',
      undefined,
      undefined,
      undefined,
    ])
    expect(group('By email').textContent).toContain('Answered on 1 November 2026')
  })

  test('sends what was answered, and no more', async () => {
    const { server } = await showFor(<Communication />)
    await rest()
    server.answer('PUT /account/communication', json(wireAccount))
    const no = group('By post').querySelector('input[value="no"]')
    if (no) await acting(() => fireEvent.click(no))
    await send()
    expect(server.requestsTo('PUT /account/communication')[0]?.body).toEqual({
      choices: [
        { channel: 'email', allowed: 'yes' },
        { channel: 'post', allowed: 'no' },
      ],
    })
  })
})

test('in German, tickets and the cards to bid with have names of their own', () => {
  expect(german.cards).not.toBe(german.tickets.replace('Ihre ', ''))
})
