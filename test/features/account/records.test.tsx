import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Section as Data } from '../../../src/features/account/data-section.tsx'
import { Section as Donations } from '../../../src/features/account/donations-section.tsx'
import { Section as Orders } from '../../../src/features/account/orders-section.tsx'
import { Section as Security } from '../../../src/features/account/security-section.tsx'
import { persistence } from '../../../src/store/persistence.ts'
import { json } from '../../support/fake-server.ts'
import { showFor, wireAccount, wireMonthly, wireOrder } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe('orders', () => {
  test('are listed with their state and sum', async () => {
    await showFor(<Orders rest="" />, server => server.answer('GET /orders', json([wireOrder])))
    await rest()
    const row = screen.getByRole('row', { name: /MB-1001/ })
    expect(row.textContent).toContain('Gift')
    expect(row.textContent).toContain('Paid')
    expect(row.textContent).toContain('£53.50')
  })

  test('have a receipt that says who paid what to whom', async () => {
    const printed = vi.fn()
    vi.stubGlobal('print', printed)
    const { text } = await showFor(<Orders rest="order-1" />, server => server.answer('GET /orders', json([wireOrder])))
    await rest()
    expect(screen.getByRole('heading', { name: 'Receipt MB-1001' })).toBeTruthy()
    expect(text()).toContain('Starling House, registered charity 1234567')
    expect(text()).toContain('Gift Gift Aid on £40£50')
    expect(text()).toContain('Gift Aid that Starling House can claim: £10')
    expect(text()).toContain('Total£53.50')
    expect(text()).toContain('Matched funds added £25 to your gift.')
    expect(text()).not.toContain('Discount')
    await press('Print')
    expect(printed).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('have a receipt that says what was paid back, of which line, and the day at the event’s place', async () => {
    const [line] = wireOrder.lines
    const lines = [
      { ...line, title: 'Gift' },
      { ...line, title: 'Second gift', refunded: 2000, gift_aid_on: 2000 },
    ]
    // Half past midnight in London.
    const order = { ...wireOrder, lines, refunded: 2000, paid_at: '2026-06-20T23:30:00.000Z' }
    const { text } = await showFor(<Orders rest="order-1" />, server => server.answer('GET /orders', json([order])))
    await rest()
    expect(text()).toContain('Gift Gift Aid on £40£50Second gift Gift Aid on £20£20 refunded£50')
    expect(text()).toContain('Total£53.50Refunded-£20')
    expect(text()).toContain('Paid on21 June 2026')
  })

  test('have a receipt that says of what a month’s payment is a part', async () => {
    const order = { ...wireOrder, monthly: wireMonthly }
    const { text } = await showFor(<Orders rest="order-1" />, server => server.answer('GET /orders', json([order])))
    await rest()
    expect(text()).toContain('Given every month£51.20 a month')
  })

  test('say what will be there', async () => {
    const { text } = await showFor(<Orders rest="" />, server => server.answer('GET /orders', json([])))
    await rest()
    expect(text()).toContain('No orders yet')
  })
})

test('no gifts yet: leads to where one is made', async () => {
  await showFor(<Donations />, server => {
    server.answer('GET /account/monthly-gifts', json([]))
    server.answer('GET /account/donations', json([]))
    server.answer('GET /account/gift-aid', json({}))
  })
  await rest()
  expect(screen.getByRole('link', { name: 'Make a gift' }).getAttribute('href')).toMatch(/\/pledge\/charity-name$/)
})

test('gifts show what was declared, word for word', async () => {
  const { text } = await showFor(<Donations />, server => {
    server.answer('GET /account/monthly-gifts', json([]))
    server.answer(
      'GET /account/donations',
      json([
        {
          donation_id: 'd1',
          order_id: 'order-1',
          order_reference: 'MB-1001',
          title: 'Ida Runner, Moonlight Ball',
          given_at: '2026-11-20T10:00:00.000Z',
          amount: 5000,
          refunded: 1000,
          currency: 'GBP',
          currency_decimals: 2,
          message: 'Well done',
          anonymous: 'yes',
          gift_aid: { declaration: 'I want to Gift Aid my gift.', declared_at: '2026-11-20T10:00:00.000Z' },
        },
      ]),
    )
  })
  await rest()
  for (const words of [
    '£50 for Ida Runner, Moonlight Ball',
    'Anonymous',
    '£10 refunded',
    'Well done',
    'I want to Gift Aid my gift.',
  ])
    expect(text()).toContain(words)
})

const wireSessions = [
  {
    session_id: 's1',
    device: 'Chrome on Android',
    began_at: '2026-11-20T10:00:00.000Z',
    used_at: '2026-11-20T10:00:00.000Z',
    is_current: 'yes',
  },
  {
    session_id: 's2',
    device: null,
    began_at: '2026-11-19T10:00:00.000Z',
    used_at: '2026-11-19T10:00:00.000Z',
    is_current: 'no',
  },
]

describe('security', () => {
  test('changes the password with the old one', async () => {
    const { server, text } = await showFor(<Security />, server =>
      server.answer('GET /account/sessions', json(wireSessions)),
    )
    await rest()
    server.answer('POST /account/password', json({}))
    await send('Password')
    expect(mistakes()).toEqual(['Please enter your current password', 'Please enter your new password'])
    await type('Current password', 'old-password')
    await type('New password', 'three random words')
    await send('Password')
    expect(server.requestsTo('POST /account/password')[0]?.body).toEqual({
      password: 'old-password',
      new_password: 'three random words',
    })
    expect(text()).toContain('Your password is changed.')
  })

  test('takes a code where there is no password', async () => {
    const { server } = await showFor(<Security />, server => {
      server.answer('GET /account', json({ ...wireAccount, has_password: 'no' }))
      server.answer('GET /account/sessions', json(wireSessions))
      server.answer(
        'POST /account/code',
        json({ otp_id: 'otp-1', sent_by: 'email', digits: 6, expires_at: '2036-01-01T00:00:00.000Z', resend_in: 30 }),
      )
      server.answer('POST /account/password', json({}))
    })
    await rest()
    expect(screen.queryByLabelText('New password')).toBeNull()
    await press('Send me a code')
    await rest()
    await type('Code', '123-456')
    await type('New password', 'three random words')
    await send('Password')
    expect(server.requestsTo('POST /account/password')[0]?.body).toEqual({
      otp_id: 'otp-1',
      otp: '123456',
      new_password: 'three random words',
    })
  })

  test('ends one session, or all of them', async () => {
    const { server, site } = await showFor(<Security />, server =>
      server.answer('GET /account/sessions', json(wireSessions)),
    )
    await rest()
    server.answer('DELETE /account/sessions/s2', json({}))
    server.answer('GET /account/sessions', json(wireSessions.slice(0, 1)))
    await press('Sign out Unknown device')
    await rest()
    expect(screen.queryByRole('button', { name: /^Sign out Unknown/ })).toBeNull()
    server.answer('POST /users/logout', json({}))
    await press('Sign out everywhere')
    await rest()
    expect(server.requestsTo('POST /users/logout')[0]?.body).toEqual({ everywhere: 'yes' })
    expect(site.$token.get()).toBeUndefined()
  })
})

describe('data', () => {
  test('are deleted with the secret and a tick', async () => {
    const { server, site } = await showFor(<Data />)
    await rest()
    const { read, write } = persistence(site)
    write('account', { heldTickets: { tokens: ['of a guest'] }, receipts: ['r1'] })
    server.answer('POST /account/delete', json({ result: 'deleted' }))
    await press('Delete my account…')
    await type('Current password', 'old-password')
    await send('Delete your account')
    expect(mistakes()).toEqual(['Please enter a tick, if you are sure'])
    screen.getByRole('checkbox').click()
    await send('Delete your account')
    expect(server.requestsTo('POST /account/delete')[0]?.body).toEqual({ password: 'old-password' })
    expect(site.$token.get()).toBeUndefined()
    expect(read('account')).toEqual({ heldTickets: { tokens: ['of a guest'] } })
  })

  test('ask for the tick in German, too', async () => {
    const { text } = await showFor(<Data />, undefined, 'de')
    await rest()
    await press('Mein Konto löschen …')
    await type('Jetziges Passwort', 'old-password')
    await send('Ihr Konto löschen')
    expect(text()).toContain('Bitte setzen Sie den Haken, wenn Sie sicher sind')
  })
})
