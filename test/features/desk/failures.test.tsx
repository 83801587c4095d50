import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { type Answer, json, text } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** The call that each room makes first. */
const rooms = {
  lots: ['GET /admin/auction/items'],
  'lots/lot-1': ['GET /admin/auction/items/lot-1', 'GET /admin/auction/categories', 'GET /admin/auction/rules'],
  'lots/categories': ['GET /admin/auction/categories'],
  'floor/lot-1': ['GET /admin/auction/items', 'GET /admin/auction/items/lot-1/desk'],
  wins: ['GET /admin/auction/wins'],
  rules: ['GET /admin/auction/rules', 'GET /admin/auction/categories'],
  log: ['GET /admin/audit-log'],
}

const html = { 'content-type': 'text/html' }
const answers: Readonly<Record<string, Answer>> = {
  400: json({ error: 'validation_error' }, 400),
  403: json({ error: 'forbidden' }, 403),
  404: json({ error: 'lot_not_found' }, 404),
  500: json({ error: 'server_error' }, 500),
  503: json({ error: 'maintenance' }, 503),
  'a page of HTML': text('<!doctype html><p>Sign in to the hotel’s network</p>', 200, html),
  nothing: text('', 200),
  'no network': () => {
    throw new TypeError('Failed to fetch')
  },
}

test.each(Object.keys(answers))('every room says what is wrong when the server answers %s', async name => {
  for (const [path, calls] of Object.entries(rooms)) {
    await showFor(<Desk path={path} />, server => {
      server.answer('GET /admin/profile', json({ permissions: ['*'] }))
      for (const call of calls) server.answer(call, answers[name] as Answer)
    })
    await rest()
    const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
    expect([path, alerts.some(said => (said ?? '').length > 10)]).toEqual([path, true])
    expect(screen.getByRole('navigation', { name: 'Rooms of the desk' })).toBeTruthy()
    cleanup()
    document.body.replaceChildren()
  }
})
