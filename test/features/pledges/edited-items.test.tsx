import { cleanup, fireEvent, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pledgeItemEvent } from '../../../src/api/pledges-read.ts'
import { PledgeView } from '../../../src/features/pledges/item/pledge-view.tsx'
import { selection } from '../../../src/features/pledges/pay/selection.store.ts'
import { auth } from '../../../src/store/auth.ts'
import { pledgeList } from '../../../widgets/pledge-list.ts'
import { acting } from '../../support/acting.ts'
import type { FakeRealtime } from '../../support/fake-realtime.ts'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { newSocket } from '../../support/socket.ts'
import { wireSettings } from '../../support/wire.ts'

vi.mock('../../../src/api/realtime.ts', () => import('../../support/socket.ts'))

let fake: FakeRealtime
beforeEach(() => {
  fake = newSocket()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => acting(() => vi.advanceTimersByTimeAsync(milliseconds))
const money = { currency: 'GBP', currency_decimals: 2 }
const numbers = { pledge_item_id: 'care', state: 'open', pledged: 0, matched: 0, pledge_count: 0 }
const item = (sequence: number, amount: number) => ({
  ...numbers,
  ...{ sequence, number: 1, title: 'A night of care', summary: '', picture: null, target: null },
  levels: [{ level_id: 'l', amount, does: 'a night' }],
  ...{ own_amountYN: 'no', pay_laterYN: 'yes' },
})
const tell = async (editedYN: 'yes' | 'no') => {
  fake.push({ ...numbers, sequence: 2, editedYN }, pledgeItemEvent)
  await pass(3000)
}

test('levels that an organiser has changed are read again in an open list, and what is hidden leaves it', async () => {
  const props = Object.entries(pledgeList.attributes).map(([name, { parse }]) => [name, parse(null)])
  const { server, text } = renderFeature(createElement(pledgeList.component, Object.fromEntries(props)), {
    prepare: server => server.answer('GET /pledges', json({ ...money, items: [item(1, 100_00)] })),
  })
  await pass(2000)
  await fake.untilOpen()
  expect(text()).toContain('A night of care')
  server.answer('GET /pledges', json({ ...money, items: [item(2, 250_00)] }))
  const reads = server.requestsTo('GET /pledges').length
  await tell('no')
  expect(server.requestsTo('GET /pledges')).toHaveLength(reads)
  server.answer('GET /pledges', json({ ...money, items: [] }))
  fake.push({ ...numbers, sequence: 3, editedYN: 'yes' }, pledgeItemEvent)
  await pass(3000)
  expect(server.requestsTo('GET /pledges')).toHaveLength(reads + 1)
  expect(text()).not.toContain('A night of care')
})

test('a page that is open has the new levels, and takes no pledge for what is hidden since', async () => {
  const details = (sequence: number, amount: number) =>
    json({ ...item(sequence, amount), ...money, description: '', charities: [] })
  const { server, text } = renderFeature(
    <InMicrosite>
      <PledgeView id="care" />
    </InMicrosite>,
    {
      prepare: server => {
        server.answer('GET /pledges/care', details(1, 100_00))
        server.answer('GET /pledges/care/given', json([]))
      },
    },
  )
  await pass(2000)
  await fake.untilOpen()
  expect(screen.getByLabelText(/£100/)).toBeTruthy()
  server.answer('GET /pledges/care', details(2, 250_00))
  await tell('yes')
  expect(screen.getByLabelText(/£250/)).toBeTruthy()
  server.answer('GET /pledges/care', json({ error: 'pledge_item_not_found', error_description: 'Gone' }, 404))
  fake.push({ ...numbers, state: 'closed', sequence: 3, editedYN: 'yes' }, pledgeItemEvent)
  await pass(3000)
  expect(text()).toContain('closed')
  expect(screen.queryByLabelText(/£250/)).toBeNull()
})

test('charities that an organiser has exchanged are those that the money goes to', async () => {
  const charity = (name: string) => ({ charity_id: name, name, summary: '' })
  const details = (sequence: number, title: string, names: string[]) =>
    json({ ...item(sequence, 100_00), ...money, title, description: '', charities: names.map(charity) })
  const { server, site } = renderFeature(
    <InMicrosite>
      <PledgeView id="care" />
    </InMicrosite>,
    {
      prepare: server => {
        server.answer('GET /pledges/care', details(1, 'A night of care', ['Bees', 'Books']))
        server.answer('GET /pledges/care/given', json([]))
      },
    },
  )
  await pass(2000)
  await fake.untilOpen()
  await acting(() => fireEvent.click(screen.getByLabelText(/£100/)))
  await acting(() => fireEvent.click(screen.getByLabelText(/Bees/)))
  server.answer('GET /pledges/care', details(2, 'A day of care', ['Boats', 'Books']))
  await tell('yes')
  const pay = () => acting(() => fireEvent.click(screen.getByRole('button', { name: /^Pledge £100 and pay/ })))
  await pay()
  await pass(1000)
  expect(screen.getByLabelText(/Boats/).getAttribute('aria-invalid')).toBe('true')
  await acting(() => fireEvent.click(screen.getByLabelText(/Boats/)))
  await pay()
  await pass(1000)
  expect(selection(site).$selection.get()).toMatchObject({
    title: 'A day of care',
    parts: [{ charityId: 'Boats', amount: 100_00 }],
  })
})

test('who must sign in is led there as they choose to pay later, and keeps what they have typed', async () => {
  const settings = { ...wireSettings, guest_checkout_enabled: 'no' }
  const shown = () =>
    renderFeature(
      <InMicrosite>
        <PledgeView id="care" />
      </InMicrosite>,
      {
        storage,
        prepare: server => {
          server.answer('GET /app/settings', json(settings))
          server.answer('GET /pledges/care', json({ ...item(1, 100_00), ...money, description: '', charities: [] }))
          server.answer('GET /pledges/care/given', json([]))
        },
      },
    )
  const storage = memoryStorage()
  shown()
  await pass(2000)
  await fake.untilOpen()
  await acting(() => fireEvent.click(screen.getByLabelText(/£100/)))
  await acting(() => fireEvent.click(screen.getByRole('radio', { name: /^Later/ })))
  expect(screen.queryByLabelText('First name')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Promise/ })).toBeNull()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in to promise' })
  expect(new URL(href).searchParams.get('_redirect')).toBe('/pledge/care')
  cleanup()

  auth(shown().site).begin({ access_token: 'token-1', user })
  while (screen.queryByLabelText(/£100/) === null) await pass(1000)
  screen.getByRole('button', { name: 'Promise £100, pay later' })
})

test('somebody who has chosen to pay later goes on to the payment once that is not offered any more', async () => {
  const details = (sequence: number, pay_laterYN: string) =>
    json({ ...item(sequence, 100_00), ...money, pay_laterYN, description: '', charities: [] })
  const { server, site } = renderFeature(
    <InMicrosite>
      <PledgeView id="care" />
    </InMicrosite>,
    {
      prepare: server => {
        server.answer('GET /pledges/care', details(1, 'yes'))
        server.answer('GET /pledges/care/given', json([]))
      },
    },
  )
  await pass(2000)
  await fake.untilOpen()
  await acting(() => fireEvent.click(screen.getByLabelText(/£100/)))
  await acting(() => fireEvent.click(screen.getByRole('radio', { name: /^Later/ })))
  server.answer('GET /pledges/care', details(2, 'no'))
  await tell('yes')
  expect(screen.queryByRole('radio', { name: /^Later/ })).toBeNull()
  await acting(() => fireEvent.click(screen.getByRole('button', { name: /^Pledge £100 and pay/ })))
  await pass(1000)
  expect(selection(site).$selection.get()).toMatchObject({ itemId: 'care', amount: 100_00 })
})
