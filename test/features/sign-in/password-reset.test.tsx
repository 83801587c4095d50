import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { resetLink } from '../../../src/features/sign-in/password-reset.store.ts'
import { PasswordReset } from '../../../src/features/sign-in/password-reset.tsx'
import { ResendPin } from '../../../src/features/sign-in/resend-pin.tsx'
import { auth } from '../../../src/store/auth.ts'
import { acting } from '../../support/acting.ts'
import { json, offline } from '../../support/fake-server.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'
import { asks, wireSession } from './requirements.ts'
import { show } from './show.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const nowhere = { email: undefined, redirect: undefined }

test('requests the link, and does not reveal who has an account', async () => {
  const { server } = await show(<PasswordReset request={nowhere} onDone={() => {}} />)
  server.answer('POST /users/forgot-password', json({}))
  await type('Email address', 'ada@example.com')
  await send()
  expect(server.requestsTo('POST /users/forgot-password')[0]?.body).toEqual({ email: 'ada@example.com' })
  expect(document.activeElement?.textContent).toContain('If there is an account for ada@example.com')
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy()
})

test('chooses a new password by the link, which signs in', async () => {
  const onDone = vi.fn()
  const { server, site } = await show(
    <PasswordReset request={{ ...nowhere, email: 'ada@example.com' }} onDone={onDone} />,
  )
  server.answer('POST /users/reset-password', json(wireSession))
  await acting(() => resetLink(site).set({ type: 'given', token: 'mailed' }))
  await type('New password', 'short')
  await send()
  expect(mistakes()).toEqual(['New password must be at least 6 characters'])
  await type('New password', 'three random words')
  const username = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
  expect(username?.value).toBe('ada@example.com')
  await send()
  expect(server.requestsTo('POST /users/reset-password')[0]?.body).toEqual({
    token: 'mailed',
    password: 'three random words',
  })
  expect(auth(site).$state.get().isAuthenticated).toBe(true)
  expect(onDone).toHaveBeenCalledOnce()
})

test('says that a link is too old, and leads to another', async () => {
  const { server, site } = await show(<PasswordReset request={nowhere} onDone={() => {}} />)
  server.answer('POST /users/reset-password', json({ error: 'link_expired' }, 400))
  await acting(() => resetLink(site).set({ type: 'given', token: 'old' }))
  await type('New password', 'three random words')
  await send()
  expect(screen.getByRole('heading', { name: 'This link is good no longer' })).toBeTruthy()
  await press('Ask for a new link')
  expect(screen.getByLabelText('Email address')).toBeTruthy()
})

test('says that a password may be saved whose answer was lost', async () => {
  const { server, site, text } = await show(<PasswordReset request={nowhere} onDone={() => {}} />)
  server.answer('POST /users/reset-password', offline, json({ error: 'link_expired' }, 400))
  await acting(() => resetLink(site).set({ type: 'given', token: 'mailed' }))
  await type('New password', 'three random words')
  await send()
  await send()
  expect(text()).toContain('your new password may be saved already')
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeTruthy()
})

test('is not for events without passwords', async () => {
  const { text } = await show(<PasswordReset request={nowhere} onDone={() => {}} />, {
    requirements: asks({ secret: 'otp' }),
  })
  expect(text()).toContain('You sign in with a code that we send you each time.')
  expect(document.querySelector('form')).toBeNull()
})

test('sends a new PIN, and another after a wait', async () => {
  const { server, text } = await show(<ResendPin request={nowhere} />, { requirements: asks({ secret: 'secure_pin' }) })
  server.answer('POST /users/resend-pin', json({ resend_in: 60 }))
  await type('Email address', 'ada@example.com')
  await send()
  expect(server.requestsTo('POST /users/resend-pin')[0]?.body).toEqual({ email: 'ada@example.com' })
  const button = screen.getByRole('button', { name: /^Send it again in \d+ seconds$/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await type('Email address', 'someone.else@example.com')
  expect(text()).toContain('for ada@example.com')
  expect(text()).not.toContain('someone.else')
})
