import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Section as Security } from '../../../src/features/account/security-section.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(cleanup)

const at = '2026-11-20T10:00:00.000Z'
const session = (id: string, is_current = 'no') => ({
  ...{ session_id: id, device: `Device ${id}`, began_at: at, used_at: at, is_current },
})

test('while one device is signed out, no other can be, so that no press is lost', async () => {
  const { server } = await showFor(<Security />, server =>
    server.answer('GET /account/sessions', json([session('1', 'yes'), session('2'), session('3')])),
  )
  await rest()
  const off = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled')
  expect([off('Sign out Device 3'), off('Sign out everywhere')]).toEqual([null, null])
  let answer = () => {}
  const answered = new Promise<void>(done => (answer = done))
  server.answer('DELETE /account/sessions/2', async () => {
    await answered
    return Response.json({})
  })
  await press('Sign out Device 2')
  expect([off('Sign out Device 3'), off('Sign out everywhere')]).toEqual(['true', 'true'])
  server.answer('GET /account/sessions', json([session('1', 'yes'), session('3')]))
  answer()
  await rest()
  expect([off('Sign out Device 3'), off('Sign out everywhere')]).toEqual([null, null])
})

test('a device that somebody has signed out meanwhile goes from the list', async () => {
  const { server, text } = await showFor(<Security />, server =>
    server.answer('GET /account/sessions', json([session('1', 'yes'), session('2')])),
  )
  await rest()
  server.answer('DELETE /account/sessions/2', json({ error: 'session_not_found' }, 404))
  server.answer('GET /account/sessions', json([session('1', 'yes')]))
  await press('Sign out Device 2')
  await rest()
  expect(text()).not.toContain('Device 2')
})
