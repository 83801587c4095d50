import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { createBurst } from '../../../src/features/desk/pledges/burst.store.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { testSite } from '../../support/test-site.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const numbers = { pledge_item_id: 'care', sequence: 1, state: 'open', pledged: 0, matched: 0, pledge_count: 0 }
const item = {
  ...numbers,
  number: 1,
  revision: 'r',
  publishedYN: 'yes',
  title: 'A night of care',
  summary: '',
  description: '',
  picture: null,
  target: null,
  levels: [500_00, 250_00, 100_00].map(amount => ({ level_id: `l${amount}`, amount, does: '' })),
  own_amountYN: 'yes',
  pay_laterYN: 'yes',
  charity_ids: [],
}
const money = { currency: 'GBP', currency_decimals: 2 }
const record = 'POST /admin/pledges'

const signedIn = () => memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })

async function atWork(storage = signedIn()) {
  const shown = await showFor(
    <Desk path="pledges" />,
    server => {
      server.answer('GET /admin/profile', json({ permissions: ['*'] }))
      server.answer('GET /admin/pledge-items', json({ ...money, items: [item] }))
      server.answer('GET /admin/pledges', json({ ...money, items: [], total: 0 }))
      // No pledge is answered: the next one must not wait for the network.
      server.answer(record, () => new Promise<Response>(() => {}))
    },
    'en-GB',
    storage,
  )
  await rest()
  let presses = 0
  const paddle = () => screen.getByLabelText<HTMLInputElement>('Paddle')

  /** Presses keys in the field that has the focus, as a keyboard does. */
  async function press(...keys: string[]) {
    for (const key of keys) {
      presses++
      const field = paddle()
      await acting(() => {
        if (!fireEvent.keyDown(field, { key })) return
        if (key === 'Enter') field.form && fireEvent.submit(field.form)
        else if (key.length === 1) fireEvent.input(field, { target: { value: field.value + key } })
      })
    }
  }
  const sent = () => shown.server.requestsTo(record).map(({ body }) => body as Record<string, unknown>)
  return { ...shown, press, sent, presses: () => presses, paddle }
}

test('ten pledges of the room, at three levels, take 42 keys and wait for nothing', async () => {
  const { press, sent, presses } = await atWork()
  for (const number of ['101', '102', '103']) await press(...number, 'Enter')
  await press('ArrowDown')
  for (const number of ['104', '105', '106', '107']) await press(...number, 'Enter')
  await press('ArrowDown')
  for (const number of ['108', '109', '110']) await press(...number, 'Enter')
  // The sending code loads with the first pledge.
  await expect.poll(() => sent().length).toBe(10)
  expect(sent().map(({ paddle, amount }) => [paddle, amount])).toEqual([
    ...[101, 102, 103].map(paddle => [paddle, 500_00]),
    ...[104, 105, 106, 107].map(paddle => [paddle, 250_00]),
    ...[108, 109, 110].map(paddle => [paddle, 100_00]),
  ])
  // About two keys a second for ten pledges in twenty seconds.
  expect(presses()).toBe(42)
  expect(new Set(sent().map(({ idempotency_key }) => idempotency_key)).size).toBe(10)
})

test('a star hides the name, and an invalid paddle is reported and stays', async () => {
  const { press, sent, paddle, text } = await atWork()
  await press('7', '*', 'Enter')
  await expect.poll(sent).toMatchObject([{ paddle: 7, anonymous: 'yes' }])
  await press('*', 'Enter')
  expect(sent()).toHaveLength(1)
  expect([paddle().value, text()]).toEqual(['*', expect.stringContaining('Enter a paddle number')])
})

test('a pledge that is refused stays in sight with the reason, and a new try has the same key', async () => {
  const { server, press, sent, text } = await atWork()
  const refusal = { error: 'pledge_closed', error_description: 'Pledges for this are closed.' }
  server.answer(record, () => Response.json(refusal, { status: 409 }))
  await press('1', '2', 'Enter')
  await rest()
  expect(text()).toContain('Pledges for this are closed.')
  await acting(() => screen.getByRole('button', { name: 'Try again' }).click())
  await rest()
  const [first, second] = sent()
  expect(second).toEqual(first)
})

test('an amount that cannot be read is said, and stays', async () => {
  const { press, sent, text } = await atWork()
  const amount = screen.getByLabelText<HTMLInputElement>('Amount')
  await acting(() => void fireEvent.input(amount, { target: { value: '1,000' } }))
  await press('7', 'Enter')
  expect(sent()).toHaveLength(0)
  expect([amount.value, text()]).toEqual(['1,000', expect.stringContaining('Write the amount without separators')])
  await acting(() => void fireEvent.input(amount, { target: { value: '1000' } }))
  await press('Enter')
  await expect.poll(sent).toMatchObject([{ paddle: 7, amount: 1_000_00 }])
  expect(text()).not.toContain('Write the amount')
})

test.each([0, 61])(
  'what was not recorded is there after a reload %i minutes later, with the same keys',
  async later => {
    const storage = signedIn()
    const first = await atWork(storage)
    await first.press('1', '2', 'Enter')
    await first.press('4', '2', '*', 'Enter')
    await expect.poll(() => first.sent().length).toBe(2)
    cleanup()
    document.body.replaceChildren()
    const savedAt = `"savedAt":${Date.now() - later * 60_000}`
    storage.setItem('app', `${storage.getItem('app')}`.replaceAll(/"savedAt":\d+/g, savedAt))

    const { server, sent, text } = await atWork(storage)
    expect(text()).toContain('Paddle 12')
    expect(text()).toContain('Not recorded: the page was left before it was sent.')
    expect(sent()).toEqual([])
    server.answer(record, json({}, 500))
    await acting(() => screen.getByRole('button', { name: 'Try all again' }).click())
    await expect.poll(() => sent().length).toBe(2)
    expect(sent()).toEqual(first.sent())
  },
)

test('two tabs of one desk lose nothing of each other', async () => {
  const storage = signedIn()
  const tab = () => {
    const { site, server } = testSite({ storage })
    server.answer(record, json({}, 500))
    return createBurst(site, () => undefined)
  }
  const typed = { itemId: 'care', amount: 500_00, anonymous: false }
  const [one, two] = [tab(), tab()]
  one.record({ ...typed, paddle: 12 })
  two.record({ ...typed, paddle: 42 })
  const waiting = () => tab().$waiting.get()
  expect(waiting().map(({ paddle }) => paddle)).toEqual([12, 42])
  for (const { key } of waiting()) for (const burst of [one, two]) burst.drop(key)
  expect([waiting(), storage.getItem('app')]).toEqual([[], expect.not.stringContaining('room pledges')])
})

test('any pledge of an item can be found, by page, search and state', async () => {
  const { server } = await atWork()
  const asked = () => Object.fromEntries(server.requestsTo('GET /admin/pledges').at(-1)?.url.searchParams ?? [])
  expect(asked()).toMatchObject({ pledge_item_id: 'care', status: 'all', page: '1' })
  await acting(() => void fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'promised' } }))
  await expect.poll(asked).toMatchObject({ status: 'promised' })
  await acting(() => void fireEvent.input(screen.getByLabelText('Search'), { target: { value: 'Lovelace' } }))
  await expect.poll(asked).toMatchObject({ status: 'promised', search: 'Lovelace', page: '1' })
})
