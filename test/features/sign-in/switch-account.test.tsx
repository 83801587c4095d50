import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SwitchAccount } from '../../../src/features/sign-in/switch-account.tsx'
import { auth } from '../../../src/store/auth.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { press } from '../../support/visitor.tsx'
import { wireUser } from './requirements.ts'
import { show } from './show.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const request = { email: undefined, redirect: '/auction/checkout' }
const grace = { ...wireUser, user_id: 'u2', first_name: 'Grace', last_name: 'Hopper' }

/** Ada is signed in, and has opened a link of Grace's. */
async function opened() {
  const onGoOn = vi.fn()
  const shown = await show(<SwitchAccount request={request} link="link-1" onGoOn={onGoOn} />)
  shown.server.answer('POST /users/logout', json({}))
  await acting(() => auth(shown.site).begin({ access_token: 'token-1', user: { ...wireUser, mobile: undefined } }))
  return { ...shown, onGoOn, profiles: () => shown.server.requestsTo('GET /users/profile') }
}

test('does nothing by itself, and nothing but go on for somebody who stays', async () => {
  const { site, text, onGoOn, profiles } = await opened()
  expect(text()).toContain('You are signed in as Ada Lovelace.')
  await press('Stay signed in as Ada Lovelace')
  expect(onGoOn).toHaveBeenCalledOnce()
  expect([site.$token.get(), profiles()]).toEqual(['token-1', []])
})

test('signs out and uses the link for somebody who wants that', async () => {
  const { site, server, onGoOn, profiles } = await opened()
  server.answer('GET /users/profile', json({ user: grace, access_token: 'token-2' }))
  await press('Sign out and use the link')
  await vi.waitFor(() => expect(onGoOn).toHaveBeenCalledOnce())
  const [asked] = profiles()
  expect(asked?.url.searchParams.get('user_token')).toBe('link-1')
  expect(asked?.headers.has('authorization')).toBe(false)
  expect(server.requestsTo('POST /users/logout')[0]?.headers.get('authorization')).toBe('Bearer token-1')
  expect([site.$token.get(), auth(site).$state.get().user?.first_name]).toEqual(['token-2', 'Grace'])
})

test('says that the link has been used meanwhile, and signs nobody out for it', async () => {
  const { server, site, onGoOn } = await opened()
  const said = { error: 'link_expired', error_header: 'This link is used up', error_description: 'Please sign in.' }
  server.answer('GET /users/profile', json(said, 400))
  await press('Sign out and use the link')
  await screen.findByText('This link is used up')
  expect([site.$token.get(), server.requestsTo('POST /users/logout')]).toEqual(['token-1', []])
  expect(onGoOn).not.toHaveBeenCalled()
  await press('Stay signed in as Ada Lovelace')
  expect(onGoOn).toHaveBeenCalledOnce()
})

test('leads somebody whose session has ended, and whose link is used, to signing in', async () => {
  const { server, site } = await opened()
  await acting(() => site.$token.set(undefined))
  server.answer('GET /users/profile', json({ error: 'link_expired', error_description: 'Please sign in.' }, 400))
  await press('Use the link')
  expect((await screen.findByRole('link', { name: 'Back to sign in' })).getAttribute('href')).toContain('auction')
})
