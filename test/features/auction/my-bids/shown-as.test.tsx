import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Section } from '../../../../src/features/auction/my-bids/my-bids.tsx'
import { acting } from '../../../support/acting.ts'
import { type FakeServer, json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { rest } from '../../../support/rest.ts'
import { type } from '../../../support/visitor.tsx'
import { wireLot, wireLots } from '../../../support/wire-lot.ts'
import { bidsCall, wireOwn } from '../bid/wire-bid.ts'
// Loaded lazily in a browser.
import '../../../../src/api/send.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const saveCall = 'PUT /account/bidder'
const press = (name: string) => acting(() => fireEvent.click(screen.getByRole('button', { name })))
const pick = (name: string) => acting(() => fireEvent.click(screen.getByRole('radio', { name })))

test('a watch list that cannot be read is said, and read again', async () => {
  const { server, text } = await showFor(<Section />, (server: FakeServer) => {
    server.answer(bidsCall, json(wireOwn({})))
    server.answer('GET /auction/items', json(wireLots([wireLot({ auction_item_id: 'a', title: 'A signed guitar' })])))
    server.answer('GET /account/watched-lots', json({ error: 'oops' }, 500))
    server.answer('GET /account/bidder', json({ paddle: null, display_name: null }))
  })
  await rest()
  expect(text()).toContain('Watching')
  server.answer('GET /account/watched-lots', json({ auction_item_ids: ['a'] }))
  await press('Try again')
  await rest()
  expect(text()).toContain('A signed guitar')
})

async function show(bidder: { paddle: number | null; display_name: string | null }) {
  const shown = await showFor(<Section />, (server: FakeServer) => {
    server.answer(bidsCall, json(wireOwn({})))
    server.answer('GET /auction/items', json(wireLots([])))
    server.answer('GET /account/watched-lots', json({ auction_item_ids: [] }))
    server.answer('GET /account/bidder', json(bidder))
    server.answer(saveCall, json({ paddle: 102, display_name: 'Starlight' }))
  })
  await rest()
  return shown
}

test('a bidder chooses a name for others to see, and sees that it is saved', async () => {
  const { server, text } = await show({ paddle: 102, display_name: null })
  expect(text()).toContain('Others see you as paddle 102')
  expect(screen.queryByRole('textbox')).toBeNull()
  await pick('By a name')
  await press('Save')
  expect(text()).toContain('Please enter a name')
  expect(server.requestsTo(saveCall)).toEqual([])
  await type('Name', 'Starlight')
  await press('Save')
  await rest()
  expect(server.requestsTo(saveCall)[0]?.body).toEqual({ display_name: 'Starlight' })
  expect(text()).toContain('Others see you as \u2068Starlight\u2069')
  expect(text()).toContain('Saved.')
})

test('a refused name stays typed, beside the reason', async () => {
  const { server, text } = await show({ paddle: null, display_name: null })
  expect(text()).toContain('Others will see you by a paddle number')
  const said = 'Leave out digits: others would read them as a paddle'
  server.answer(saveCall, json({ error: 'validation_error', fields: { display_name: said } }, 400))
  await pick('By a name')
  await type('Name', 'Table 7')
  await press('Save')
  await rest()
  expect(text()).toContain(said)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Table 7')
  expect(text()).not.toContain('Saved.')
})

test('a name can be taken back, and one that looks like HTML is text', async () => {
  const { server, text } = await show({ paddle: 102, display_name: '<b>Sam</b>' })
  expect(text()).toContain('Others see you as \u2068<b>Sam</b>\u2069')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('<b>Sam</b>')
  server.answer(saveCall, json({ paddle: 102, display_name: null }))
  await pick('By my paddle number')
  await press('Save')
  await rest()
  expect(server.requestsTo(saveCall)[0]?.body).toEqual({ display_name: null })
  expect(text()).toContain('Others see you as paddle 102')
})
