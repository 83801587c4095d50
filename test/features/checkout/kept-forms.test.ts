import { afterEach, expect, test, vi } from 'vitest'
import type { AdminTickets } from '../../../src/api/admin-tickets.ts'
import { keepForm } from '../../../src/features/checkout/unsaved.store.ts'
import { createConflict } from '../../../src/features/desk/conflict.store.ts'
import { createOfferForm, partName } from '../../../src/features/desk/tickets/tickets.store.ts'
import { auth } from '../../../src/store/auth.ts'
import { createForm } from '../../../src/store/form.ts'
import { user } from '../../support/member.tsx'
import { blockedStorage, fullStorage, memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'

afterEach(() => void vi.useRealTimers())

const offer = { paddle: '107', price: '190' }

/** A page of one tab, with its user signed in. */
function open(session: Storage) {
  const { site } = testSite({ session })
  auth(site).begin({ access_token: 'token-1', user })
  const form = (saved = offer, never: ('paddle' | 'price')[] = []) =>
    keepForm(
      site,
      'sale',
      createForm({ environment: site.environment, values: saved, check: () => ({}), send: async () => {} }),
      never,
    )
  return { site, form }
}

test('what is typed comes back in its tab alone, until it is discarded', () => {
  const session = memoryStorage()
  open(session).form().change({ price: '77' })
  expect(open(memoryStorage()).form().$values.get()).toEqual(offer)
  const again = open(session).form()
  expect([again.$values.get().price, again.$restored.get()]).toEqual(['77', true])
  again.discard()
  expect([again.$values.get(), again.$restored.get()]).toEqual([offer, false])
  expect(open(session).form().$restored.get()).toBe(false)
})

test('nothing typed over another saved value comes back, nor a choice that might be taken for a fact', () => {
  const session = memoryStorage()
  open(session).form().change({ price: '77', paddle: '9' })
  const next = open(session).form({ paddle: '104', price: '150' })
  expect([next.$values.get(), next.$restored.get()]).toEqual([{ paddle: '104', price: '150' }, false])
  expect(
    open(session)
      .form({ ...offer, price: '150' })
      .$values.get(),
  ).toEqual({ paddle: '9', price: '150' })
  const other = memoryStorage()
  open(other).form().change({ price: '77', paddle: '9' })
  const without = open(other).form(offer, ['paddle'])
  expect(without.$values.get()).toEqual({ paddle: '107', price: '77' })
})

test('it goes once it is saved, when its owner signs out, and after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const session = memoryStorage()
  const saved = open(session).form()
  saved.change({ price: '77' })
  await saved.submit()
  expect(open(session).form().$values.get()).toEqual(offer)
  open(session).form().change({ price: '78' })
  vi.advanceTimersByTime(3_600_000)
  expect(open(session).form().$values.get()).toEqual(offer)
  const { site, form } = open(session)
  form().change({ price: '79' })
  auth(site).logOut()
  expect(open(session).form().$values.get()).toEqual(offer)
})

test.each([
  ['stores nothing', blockedStorage()],
  ['has no room left', fullStorage({ 'fayre.typed': '{}' })],
])('where the browser %s it is kept as long as the page is open', (_, session) => {
  const { form } = open(session)
  form().change({ price: '77' })
  expect(form().$values.get().price).toBe('77')
})

test('what is typed while the form is being saved is still to be saved', async () => {
  const session = memoryStorage()
  const { site } = open(session)
  const typing = { now: () => {} }
  const form = keepForm(
    site,
    'sale',
    createForm({ environment: site.environment, values: offer, check: () => ({}), send: async () => typing.now() }),
  )
  typing.now = () => form.change({ price: '191' })
  form.change({ paddle: '9' })
  await form.submit()
  expect(form.$dirty.get()).toBe(true)
  expect(Object.values(JSON.parse(session.getItem('fayre.typed') ?? ''))).toMatchObject([
    { typed: { price: ['190', '191'] } },
  ])
})

test('what is typed after the kept text was discarded is another new record', () => {
  const session = memoryStorage()
  const newRecord = () => {
    const { site } = open(session)
    const form = createForm({
      environment: site.environment,
      values: { title: '' },
      check: () => ({}),
      send: async () => {},
    })
    return { form, conflict: createConflict(site, form, { kind: 'lot', id: undefined }, async () => ({ title: '' })) }
  }
  const first = newRecord()
  first.form.change({ title: 'A boat' })
  const again = newRecord()
  expect([again.form.$values.get().title, again.conflict.key()]).toEqual(['A boat', first.conflict.key()])
  again.conflict.kept.discard()
  expect(again.form.$values.get().title).toBe('')
  expect(again.conflict.key()).not.toBe(first.conflict.key())
})

test('the quantities of a bundle stay with their ticket types when these change places', () => {
  const session = memoryStorage()
  const newBundle = (...ids: string[]) => {
    const types = ids.map(event_ticket_type_id => ({ event_ticket_type_id, title: event_ticket_type_id }))
    const all = { types, bundles: [], add_ons: [], currency_decimals: 2 } as unknown as AdminTickets
    const edited = { kind: 'bundle', offer: undefined } as const
    return createOfferForm(open(session).site, all, edited, { needsPart: () => '', onSaved: () => {} }).form
  }
  const dancing = partName({ event_ticket_type_id: 'dancing' })
  newBundle('dinner', 'dancing').change({ [dancing]: '7' })
  const { [dancing]: quantity, ...others } = newBundle('dancing', 'dinner').$values.get()
  expect([quantity, others[partName({ event_ticket_type_id: 'dinner' })]]).toEqual(['7', ''])
})
