import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(cleanup)

/** The microsite shows each address of the desk anew. */
function Addresses() {
  const [path, setPath] = useState('floor')
  return (
    <>
      <button type="button" onClick={() => setPath('floor/lot-8')}>
        Lot 8
      </button>
      <Desk key={path} path={path} />
    </>
  )
}

test('still lists the same lots once one of them is chosen', async () => {
  await showFor(<Addresses />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/items', json({ currency: 'GBP', currency_decimals: 2, items: [], total: 0 }))
    server.answer('GET /admin/auction/items/lot-8/desk', json({ error: 'lot_not_found' }, 404))
  })
  await rest()
  const group = () => screen.getByLabelText<HTMLSelectElement>('Which lots')
  expect(group().value).toBe('live')
  await acting(() => fireEvent.change(group(), { target: { value: 'timed' } }))
  await acting(() => fireEvent.click(screen.getByText('Lot 8')))
  await rest()
  expect(group().value).toBe('timed')
})
