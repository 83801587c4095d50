import { expect, test, vi } from 'vitest'
import { createAddress } from '../../../src/features/account/address.store.ts'
import { createCategories } from '../../../src/features/desk/lots/categories.store.ts'
import { createCharities } from '../../../src/features/desk/pledges/charities.store.ts'
import { ownGiving } from '../../../src/features/individual-giving/own/own.store.ts'
import { createChoices } from '../../../src/features/seats/agendas/agendas.store.ts'
import { auth } from '../../../src/store/auth.ts'
import { json } from '../../support/fake-server.ts'
import { user, wireAccount } from '../../support/member.tsx'
import { testSite } from '../../support/test-site.ts'

/** What is typed between a save and its answer. */

/** A signed-in user whose save is answered on demand. */
function held(call: string, answer: unknown) {
  const { site, server } = testSite()
  auth(site).begin({ access_token: 'token', user })
  let release = () => {}
  server.answer(call, async () => {
    await new Promise<void>(resolve => (release = resolve))
    return Response.json(answer)
  })
  const during = async (save: Promise<void>, typing: () => void) => {
    await vi.waitFor(() => expect(server.requestsTo(call)).toHaveLength(1))
    typing()
    release()
    await save
  }
  return { site, server, during }
}

const account = { user, address: { line_1: '1 High Street', city: 'London', postcode: 'AB1 2CD', country: 'GB' } }

test.each([true, false])('a form says that it is saved only if it is: changed meanwhile: %s', async isChanged => {
  const { site, during } = held('PUT /account/address', wireAccount)
  const { form, $saved } = createAddress(site, account as never, 'GB')
  await during(form.submit(), () => isChanged && form.change({ city: 'Leeds' }))
  expect([form.$values.get().city, $saved.get()]).toEqual([isChanged ? 'Leeds' : 'London', !isChanged])
})

test('a list keeps what is typed meanwhile, and knows what is new by its id', async () => {
  const saved = { category_id: 'c1', title: 'Travel', items: 0 }
  const { site, server, during } = held('PUT /admin/auction/categories', [saved])
  server.answer('GET /admin/auction/categories', json([]))
  const list = createCategories(site)
  await list.read.refresh()
  list.add()
  const key = list.$typed.get()[0]?.key ?? ''
  list.write(key, { title: 'Travel' })
  await during(list.save.run(), () => list.write(key, { title: 'Travels' }))
  expect(list.$typed.get()).toEqual([expect.objectContaining({ id: 'c1', fields: { title: 'Travels' } })])
  expect(list.$saved.get()).toBe(false)
})

test('the charities do, too', async () => {
  const saved = { charity_id: 'bees', name: 'Bees', summary: '', charity_number: null }
  const { site, during } = held('PUT /admin/charities', [saved])
  const list = createCharities(site, [], () => {})
  list.add()
  const key = list.$typed.get()[0]?.key ?? ''
  list.write(key, { name: 'Bees' })
  await during(list.save.run(), () => list.write(key, { summary: 'Hives' }))
  expect(list.$typed.get()).toEqual([
    expect.objectContaining({ id: 'bees', fields: { name: 'Bees', summary: 'Hives', charity_number: '' } }),
  ])
  expect(list.$saved.get()).toBe(false)
})

test('sessions that are chosen meanwhile stay chosen', async () => {
  const { site, during } = held('PUT /tickets/guests/seat/agendas', { session_ids: ['a'] })
  const choices = createChoices(
    site,
    [],
    { guest_ticket_id: 'seat', event_ticket_type_id: undefined, session_ids: [] },
    { claim_token: 'c' },
    () => {},
  )
  choices.choose(['a'])
  await during(choices.save.run(undefined), () => choices.choose(['b']))
  expect([choices.$chosen.get(), choices.$saved.get()]).toEqual([['b'], false])
})

test('an update that is begun meanwhile stays', async () => {
  const own = { page: null, team: null, asked: null, currency: 'GBP', currency_decimals: 2 }
  const { site, during } = held('POST /account/fundraiser/updates', own)
  const { update } = ownGiving(site)
  update.change({ text: 'Eight miles' })
  await during(update.submit(), () => update.change({ text: 'Nine miles' }))
  expect(update.$values.get().text).toBe('Nine miles')
})
