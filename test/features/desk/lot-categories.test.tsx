import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press, send, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const travel = { category_id: 'c1', title: 'Travel', items: 3 }
const call = 'PUT /admin/auction/categories'

test('a category is added, typed at once, and saved by Enter, which leaves the focus where it was', async () => {
  const { server, text } = await showFor(<Desk path="lots/categories" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/categories', json([travel]))
    server.answer(call, json([travel, { category_id: 'c2', title: 'Food', items: 0 }]))
  })
  await rest()
  await press('Add category')
  const field = screen.getByLabelText<HTMLInputElement>('Category 2')
  expect((field.getRootNode() as Document | ShadowRoot).activeElement).toBe(field)
  await type('Category 2', 'Food')
  await send('Categories')
  expect(server.requestsTo(call).map(({ body }) => body)).toEqual([
    {
      categories: [
        { category_id: 'c1', title: 'Travel' },
        { category_id: null, title: 'Food' },
      ],
      seen: [{ category_id: 'c1', title: 'Travel' }],
    },
  ])
  expect(text()).toContain('Saved')
  expect(screen.getByLabelText('Category 2')).toBe(field)
})

test('a save keeps what somebody else has saved meanwhile, and says when it is there', async () => {
  const { server, text } = await showFor(<Desk path="lots/categories" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/categories', json([travel]))
    server.answer(call, json({ error: 'categories_changed' }, 409))
  })
  await rest()
  await type('Category 1', 'Journeys')
  const wine = { category_id: 'c9', title: 'Wine', items: 1 }
  server.answer('GET /admin/auction/categories', json([travel, wine]))
  server.answer(call, () => {
    const isFirst = server.requestsTo(call).length === 1
    if (isFirst) return Response.json({ error: 'categories_changed' }, { status: 409 })
    return Response.json([{ ...travel, title: 'Journeys' }, wine])
  })
  await send('Categories')
  expect(server.requestsTo(call).at(-1)?.body).toEqual({
    categories: [
      { category_id: 'c1', title: 'Journeys' },
      { category_id: 'c9', title: 'Wine' },
    ],
    seen: [
      { category_id: 'c1', title: 'Travel' },
      { category_id: 'c9', title: 'Wine' },
    ],
  })
  expect(text()).toContain('Saved')
  expect(screen.getByLabelText<HTMLInputElement>('Category 2').value).toBe('Wine')
})
