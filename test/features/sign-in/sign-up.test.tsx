import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SignUp } from '../../../src/features/sign-in/sign-up.tsx'
import { SignUpComplete } from '../../../src/features/sign-in/sign-up-complete.tsx'
import { auth } from '../../../src/store/auth.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'
import { asks, wireCodeSent, wireSession } from './requirements.ts'
import { show } from './show.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const nowhere = { email: undefined, redirect: undefined }

test('asks for what the event requires, and for nothing that the account calls optional', async () => {
  await show(<SignUp request={nowhere} onSignedIn={() => {}} />, {
    requirements: asks({
      secret: 'otp',
      registration_fields: [
        { name: 'first_name', required: 'yes' },
        { name: 'mobile', required: 'no' },
      ],
    }),
  })
  const labels = [...document.querySelectorAll('label')].map(label => label.textContent)
  expect(labels).toEqual(['First name', 'Email address'])
})

test('says what the server says about a field, beside it', async () => {
  const { server } = await show(<SignUp request={nowhere} onSignedIn={() => {}} />)
  server.answer('POST /users/register', json({ error: 'validation_error', fields: { mobile: 'Not a mobile' } }, 400))
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', 'ada@example.com')
  await type('Password', 'three random words')
  await send()
  expect(mistakes()).toEqual(['Not a mobile'])
})

test('goes through the code, and tells that the account is new', async () => {
  const onSignedIn = vi.fn()
  const { server } = await show(<SignUp request={nowhere} onSignedIn={onSignedIn} />)
  server.answer('POST /users/register', json(wireCodeSent()))
  server.answer('POST /users/otp', json({ ...wireSession, is_new: 'yes' }))
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', 'ada@example.com')
  await type('Password', 'three random words')
  await send()
  await type('Code', '123 456')
  await rest()
  expect(onSignedIn.mock.calls).toEqual([[true]])
})

test('is closed where the event says so', async () => {
  await show(<SignUp request={nowhere} onSignedIn={() => {}} />, { requirements: asks({ registration_open: 'no' }) })
  expect(screen.getByRole('heading', { name: 'Accounts are by invitation' })).toBeTruthy()
  expect(document.querySelector('form')).toBeNull()
})

test('ends with a welcome by name, and the way on', async () => {
  const onGoOn = vi.fn()
  const { site, text } = await show(<SignUpComplete request={nowhere} onGoOn={onGoOn} />)
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  const user = { ...wireSession.user, mobile: undefined }
  await acting(() => auth(site).begin({ access_token: 'token-1', user }))
  expect(text()).toContain('Welcome, Ada')
  await press('Go to the event')
  expect(onGoOn).toHaveBeenCalledOnce()
})
