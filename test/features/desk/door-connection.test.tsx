import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { type Answer, json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** A door on a device without a list of guests. */
async function atDoor(answer: Answer) {
  const shown = await showFor(<Desk path="door" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/door', answer)
    server.answer('GET /admin/door/guests', answer)
    server.answer('GET /admin/door/scans', answer)
  })
  await rest()
  return shown.text()
}

const isMissing = 'Not connected, and no list of guests yet'

test('a door without a network does not claim to have a list, nor that one is coming', async () => {
  const text = await atDoor(offline)
  expect(text).toContain(isMissing)
  expect(text).not.toContain('is on its way')
})

test('a door that the server refuses says why', async () => {
  const text = await atDoor(json({ error: 'forbidden', error_description: 'You may not work at this door.' }, 403))
  expect(text).toContain(isMissing)
  expect(text).toContain('You may not work at this door.')
})
