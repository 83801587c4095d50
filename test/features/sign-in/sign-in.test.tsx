import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SignIn } from '../../../src/features/sign-in/sign-in.tsx'
import { auth } from '../../../src/store/auth.ts'
import { navigation } from '../../../src/store/navigation.ts'
import { acting } from '../../support/acting.ts'
import { json, offline } from '../../support/fake-server.ts'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'
import { asks, wireCodeSent, wireSession } from './requirements.ts'
import { show } from './show.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const toGuest = { email: undefined, redirect: '/ticket/checkout', guest: '/ticket/guest/checkout' }
const nowhere = { email: undefined, redirect: undefined }
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('with e-mail and password', () => {
  test('signs in once, and fires its event', async () => {
    const onSignedIn = vi.fn()
    const { server, site } = await show(<SignIn request={nowhere} onSignedIn={onSignedIn} />)
    server.answer('POST /users/login', json({ result: 'signed_in', ...wireSession }))
    await type('Email address', 'ada@example.com')
    await type('Password', 'fayre-demo')
    await send()
    expect(auth(site).$state.get().isAuthenticated).toBe(true)
    expect(onSignedIn.mock.calls).toEqual([[false]])
  })

  test('fills in the link’s address, and marks its fields for password managers', async () => {
    await show(<SignIn request={{ ...nowhere, email: 'ada@example.com' }} onSignedIn={() => {}} />)
    const email = screen.getByLabelText<HTMLInputElement>('Email address')
    expect(email.value).toBe('ada@example.com')
    expect(email.getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })

  test('says what is missing, with focus on the summary', async () => {
    const { server } = await show(<SignIn request={nowhere} onSignedIn={() => {}} />)
    await type('Email address', 'ada@')
    await send()
    expect(mistakes()).toEqual([
      'Enter an email address in the correct format, like name@example.com',
      'Please enter your password',
    ])
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }))
    expect(server.requestsTo('POST /users/login')).toEqual([])
  })

  test("says the server's words about a wrong secret, and keeps what was typed", async () => {
    const { server } = await show(<SignIn request={nowhere} onSignedIn={() => {}} />)
    server.answer(
      'POST /users/login',
      json({ error: 'invalid_grant', error_header: 'Sign in failed', error_description: 'Not right.' }, 401),
    )
    await type('Email address', 'ada@example.com')
    await type('Password', 'wrong')
    await send()
    expect(screen.getByRole('alert').textContent).toBe('Sign in failedNot right.')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong')
  })

  test('says how long to wait after too many tries', async () => {
    const { server } = await show(<SignIn request={nowhere} onSignedIn={() => {}} />)
    const many = { error: 'rate_limited', error_description: 'Too many tries.' }
    server.answer('POST /users/login', json(many, 429, { 'retry-after': '45' }))
    await type('Email address', 'ada@example.com')
    await type('Password', 'wrong')
    await send()
    expect(screen.getByRole('alert').textContent).toMatch(/^Too many tries\.You can try again in 4[345] seconds\.$/)
  })

  test('says so without a network, and works with the next try', async () => {
    const { server, site } = await show(<SignIn request={nowhere} onSignedIn={() => {}} />)
    server.answer('POST /users/login', offline, json({ result: 'signed_in', ...wireSession }))
    await type('Email address', 'ada@example.com')
    await type('Password', 'fayre-demo')
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Check your internet connection')
    await send()
    expect(auth(site).$state.get().isAuthenticated).toBe(true)
  })
})

describe('the other ways', () => {
  test('keep the redirect', async () => {
    await show(<SignIn request={{ email: undefined, redirect: '/auction/items/3?tab=bids' }} onSignedIn={() => {}} />)
    const kept = '?_redirect=%2Fauction%2Fitems%2F3%3Ftab%3Dbids'
    expect(link('Create an account')).toBe(`https://give.example/gala/sign-up${kept}`)
    expect(link('Forgot your password?')).toBe(`https://give.example/gala/password-reset${kept}`)
    expect(screen.queryByRole('link', { name: /guest/ })).toBeNull()
  })

  test('have the guest checkout among them where a checkout is next', async () => {
    const { site } = await show(<SignIn request={toGuest} onSignedIn={() => {}} />)
    expect(link('Check out as a guest')).toBe('https://give.example/gala/ticket/guest/checkout')
    const guest = screen.getByRole('link', { name: 'Check out as a guest' })
    guest.addEventListener('click', event => event.preventDefault())
    await acting(() => fireEvent.click(guest))
    expect(auth(site).$state.get().isGuest).toBe(true)
  })

  test.each([
    ['guest_checkout_enabled', 'Check out as a guest'],
    ['registration_open', 'Create an account'],
  ])('leave out what the event does not want: %s', async (setting, name) => {
    await show(<SignIn request={toGuest} onSignedIn={() => {}} />, {
      requirements: asks({ [setting]: 'no' }),
    })
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(screen.queryByRole('link', { name })).toBeNull()
  })
})

describe('with a number and a PIN', () => {
  test('asks for both, and sends the number with its country', async () => {
    const { server } = await show(<SignIn request={nowhere} onSignedIn={() => {}} />, {
      requirements: asks({ identifier: 'mobile', secret: 'secure_pin' }),
    })
    server.answer('POST /users/login', json({ result: 'signed_in', ...wireSession }))
    await type('Mobile number', '07700 900123')
    await type('PIN', '123-456')
    await send()
    expect(server.requestsTo('POST /users/login')[0]?.body).toEqual({ mobile: '+447700900123', secure_pin: '123456' })
  })

  test('leads to a new PIN', async () => {
    await show(<SignIn request={nowhere} onSignedIn={() => {}} />, { requirements: asks({ secret: 'secure_pin' }) })
    expect(link('Send me a new PIN')).toBe('https://give.example/gala/resend-pin')
  })
})

describe('with a code', () => {
  const onSignedIn = vi.fn()
  async function toCode(locale = 'en-GB') {
    const shown = await show(<SignIn request={nowhere} onSignedIn={onSignedIn} />, {
      requirements: asks({ secret: 'otp' }),
      locale,
    })
    shown.server.answer('POST /users/login', json({ result: 'code_sent', ...wireCodeSent() }))
    await type(/Email address|E-Mail/, 'ada@example.com')
    await send()
    return shown
  }

  test('sends it, and asks for it with the focus in the field', async () => {
    const { text } = await toCode()
    expect(text()).toContain('We have sent a code of 6 digits to ada@example.com.')
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
    expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code')
  })

  test('sends itself once a whole code is in the field, hyphens and all', async () => {
    const { server } = await toCode()
    server.answer('POST /users/otp', json({ ...wireSession, is_new: 'no' }))
    await type('Code', '123-456')
    await rest()
    expect(server.requestsTo('POST /users/otp')[0]?.body).toEqual({ otp_id: 'otp-1', otp: '123456' })
    expect(onSignedIn).toHaveBeenLastCalledWith(false)
  })

  test('says that a code is wrong, and takes another', async () => {
    const { server } = await toCode()
    const wrong = { error: 'invalid_otp', error_description: 'That code is not right.', fields: { otp: 'Not right' } }
    server.answer('POST /users/otp', json(wrong, 400))
    await type('Code', '000000')
    await rest()
    expect(mistakes()).toEqual(['Not right'])
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('000000')
  })

  test('says that a code may have worked whose answer was lost', async () => {
    const { server, text } = await toCode()
    const used = { error: 'invalid_otp', error_description: 'That code is not right.', fields: { otp: 'Not right' } }
    server.answer('POST /users/otp', offline, json(used, 400))
    await type('Code', '123456')
    await rest()
    expect(text()).not.toContain('may have worked')
    await send()
    expect(text()).toContain('the code may have worked')
    await type('Code', '000000')
    await rest()
    expect(text()).not.toContain('may have worked')
  })

  test('sends another one after the wait alone', async () => {
    const { server, text } = await toCode()
    expect(screen.getByRole('button', { name: /^Another code in \d+ seconds$/ }).ariaDisabled ?? 'true').toBe('true')
    await press(/^Another code/)
    expect(server.requestsTo('POST /users/otp/resend')).toEqual([])
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
    await screen.findByRole('button', { name: 'Send another code' })
    server.answer('POST /users/otp/resend', json({ ...wireCodeSent(), resend_in: 60 }))
    await press('Send another code')
    await rest()
    vi.useRealTimers()
    expect(server.requestsTo('POST /users/otp/resend')[0]?.body).toEqual({ otp_id: 'otp-1' })
    expect(text()).toContain('Another code is on its way')
  })

  test('lets one go back to another address', async () => {
    await toCode()
    await press('Use another address')
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.com')
  })

  test('speaks German', async () => {
    const { text } = await toCode('de')
    expect(text()).toContain('Wir haben einen Code mit 6 Ziffern an ada@example.com gesendet.')
  })
})

test.each(['/auction/complete-bid', '/auction/items/lot-1?bid=13500'])(
  'on the way to %s, says that a bid waits',
  async redirect => {
    const { site, text } = await show(<SignIn request={{ email: undefined, redirect }} onSignedIn={() => {}} />)
    await acting(() =>
      navigation(site).change({ anonymousBidAttempt: { bidPath: '/auction/items/lot-1', amount: 135_00 } }),
    )
    expect(text()).toContain('Your bid of £135 waits for you. You place it once you are signed in.')
  },
)

test('elsewhere, says nothing of a bid that was typed before', async () => {
  const { site, text } = await show(<SignIn request={toGuest} onSignedIn={() => {}} />)
  await acting(() =>
    navigation(site).change({ anonymousBidAttempt: { bidPath: '/auction/items/lot-1', amount: 135_00 } }),
  )
  expect(text()).not.toContain('Your bid')
})

test('says that the form cannot be had, and tries again', async () => {
  const { server } = await show(<SignIn request={nowhere} onSignedIn={() => {}} />, { requirements: offline })
  expect(screen.getByRole('alert').textContent).toContain('This form can’t be shown just now')
  server.answer('GET /users/login-requirements', asks())
  await press('Try again')
  await rest()
  expect(screen.getByLabelText('Password')).toBeTruthy()
})
