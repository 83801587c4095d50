import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, send, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('what is missing, too cheap or in the wrong order is reported together', async () => {
  await showFor(<Desk path="draws/new" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
  })
  await rest()
  await type('Price of each number', '0')
  await type('On sale from', '2026-12-20T10:00')
  await type('On sale until', '2026-12-19T10:00')
  await type('Drawn at', '2026-12-18T10:00')
  await send()
  const reported = mistakes()
  expect(reported).toContain('Please enter a title')
  expect(reported).toContain('Price of each number must be at least £0.01')
  expect(reported).toContain('The end must be after the beginning')
  expect(reported).toContain('It is drawn when the sale has ended')
  expect(reported).toContain('Say where the society is registered, and its number')
})
