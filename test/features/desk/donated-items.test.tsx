import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { type FakeServer, json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press, send, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const read = 'GET /admin/donated-items/offer_1'
const act = (name: string) => `POST /admin/donated-items/offer_1/${name}`
const offer = (extra: object = {}) => ({
  ...{ offer_id: 'offer_1', revision: 1, state: 'new', offered_at: '2026-11-20T10:00:00.000Z', title: 'Tea for two' },
  ...{
    kind: 'experience',
    retail_value: 40_00,
    delivery: 'nothing',
    picture: null,
    pictures: [],
    name: 'Ada Lovelace',
  },
  ...{ email: 'ada@guests.example', mobile: null, company: null, shown_as: null, auction_item_id: null },
  ...{ currency: 'GBP', currency_decimals: 2, description: 'Cake.', restrictions: null, valid_until: null },
  ...{ notes: '', message: null, thankedYN: 'no', decided_at: null },
  ...extra,
})
const theirs = json({ error: 'donated_item_changed', error_description: 'Somebody else has changed it.' }, 409)

async function show(path = 'donated-items/offer_1', prepare = (_: FakeServer): void => undefined) {
  const shown = await showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer(read, json(offer()))
    const list = { items: [offer()], total: 1, new_count: 1, currency: 'GBP', currency_decimals: 2 }
    server.answer('GET /admin/donated-items', json(list))
    prepare(server)
  })
  await rest()
  return shown
}

/** Presses the button, and the one of the question that follows. */
async function decide(name: string): Promise<void> {
  await press(name)
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement))
  await rest()
}

test('an offer is accepted as it was seen, and its lot can be edited', async () => {
  const { server, text } = await show()
  expect(text()).toContain('ada@guests.example')
  server.answer(act('accept'), json(offer({ revision: 2, state: 'accepted', auction_item_id: 'lot_7' })))
  await decide('Accept and make a lot')
  expect(server.requestsTo(act('accept')).map(({ body }) => body)).toEqual([{ revision: 1, lotYN: 'yes' }])
  expect(screen.getByRole('link', { name: 'Edit the lot' }).getAttribute('href')).toContain('/admin-dash/lots/lot_7')
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
})

test.each([
  ['is', 'was not thanked', {}],
  ['is not', 'was thanked', { thankedYN: 'yes' }],
  ['is', 'was told of a decline that was undone', { state: 'accepted' }],
  ['is not', 'has no address', { email: null }],
])('a mail that thanks the giver %s announced where the giver %s', async (announced, _, extra) => {
  const { text } = await show(undefined, server => server.answer(read, json(offer(extra))))
  await press(/^(Accept and make a lot|Make a lot)$/)
  const isSaid = text().includes('The giver is thanked by a mail to ada@guests.example.')
  expect(isSaid).toBe(announced === 'is')
})

test('another desk’s decision is shown instead of being overwritten', async () => {
  const { server, text } = await show()
  server.answer(act('accept'), theirs)
  server.answer(read, json(offer({ revision: 2, state: 'declined', message: 'We have three.' })))
  await decide('Accept without a lot')
  expect(text()).toContain('Somebody else has changed it.')
  expect(text()).toContain('We have three.')
  server.answer(act('accept'), json(offer({ revision: 3, state: 'accepted' })))
  await decide('Accept without a lot')
  expect(server.requestsTo(act('accept')).at(-1)?.body).toEqual({ revision: 2, lotYN: 'no' })
})

test('an offer is deleted after a question, also when the answer was lost', async () => {
  const { server } = await show()
  const removal = 'DELETE /admin/donated-items/offer_1'
  server.answer(removal, json({ error: 'x', error_description: 'Not now.' }, 500))
  await decide('Delete')
  screen.getByText('Tea for two')
  expect(server.requestsTo(removal)).toHaveLength(1)
  server.answer(removal, offline)
  server.answer(read, json({ error: 'donated_item_not_found', error_description: 'It is not there.' }, 404))
  await decide('Delete')
  expect(server.requestsTo(removal)).toHaveLength(2)
  expect(location.pathname).toMatch(/\/donated-items$/)
})

test('a decision whose answer was lost is shown without an error', async () => {
  const { server } = await show()
  server.answer(act('accept'), offline)
  server.answer(read, json(offer({ revision: 2, state: 'accepted' })))
  await decide('Accept without a lot')
  screen.getByText('No lot was made of it.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an offer is declined once the question is answered, with a message that a failure does not lose', async () => {
  const { server, text } = await show()
  server.answer(act('decline'), offline)
  await press('Decline')
  expect(server.requestsTo(act('decline'))).toEqual([])
  await type(/^Message to the giver/, 'We have three.')
  await send('Decline “Tea for two”?')
  server.answer(act('decline'), json(offer({ revision: 2, state: 'declined', message: 'We have three.' })))
  await send('Decline “Tea for two”?')
  const sent = server.requestsTo(act('decline')).map(({ body }) => body)
  expect(sent).toEqual([{ revision: 1, message: 'We have three.', mailYN: 'yes' }, sent[0]])
  expect(text()).toContain('It can still be accepted.')
})

test('whoever declines what another desk has accepted meanwhile is told so before the next press', async () => {
  const { server, text } = await show()
  await press('Decline')
  await type(/^Message to the giver/, 'We have three.')
  await acting(() => fireEvent.click(screen.getByLabelText(/^Tell the giver/)))
  server.answer(act('decline'), theirs)
  server.answer(read, json(offer({ revision: 2, state: 'accepted', thankedYN: 'yes' })))
  await send('Decline “Tea for two”?')
  expect(text()).toContain('It was accepted, and its giver was told so by mail.')
  // The message's field is not shown any more.
  expect(server.requestsTo(act('decline'))[0]?.body).toEqual({ revision: 1, message: null, mailYN: 'no' })
})

test('a mail that another desk’s decline left out is not taken for sent', async () => {
  const { server, text } = await show()
  const declined = offer({ revision: 2, state: 'declined' })
  await press('Decline')
  server.answer(act('decline'), theirs)
  server.answer(read, json(declined))
  await send('Decline “Tea for two”?')
  expect(text()).toContain('Somebody else has changed it.')
  server.answer(act('decline'), json({ ...declined, revision: 3 }))
  await send('Decline “Tea for two”?')
  expect(server.requestsTo(act('decline')).at(-1)?.body).toEqual({ revision: 2, message: null, mailYN: 'yes' })
})

test('notes are saved beside a decision, and not over another desk’s', async () => {
  const { server } = await show()
  const notes = 'PUT /admin/donated-items/offer_1/notes'
  server.answer(act('accept'), json(offer({ revision: 2, state: 'accepted' })))
  await type('Notes', 'Ask about the size')
  await decide('Accept without a lot')
  server.answer(notes, theirs)
  await send('Notes on this offer')
  screen.getByRole('button', { name: 'Save mine all the same' })
  expect(server.requestsTo(notes)[0]?.body).toEqual({ revision: 2, notes: 'Ask about the size' })
  expect((screen.getByLabelText('Notes') as HTMLTextAreaElement).value).toBe('Ask about the size')
})

test('the list counts the new ones and asks for those of a state', async () => {
  const { server, text } = await show('donated-items')
  expect(text()).toContain('1 new offer')
  await acting(() => fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'declined' } }))
  await rest()
  expect(server.requestsTo('GET /admin/donated-items').at(-1)?.url.searchParams.get('state')).toBe('declined')
})

test('what the event asks for is saved', async () => {
  const rules = { takes_offersYN: 'no', closes_at: null, introduction: '', revision: 'r1' }
  const { server } = await show('donated-items/rules', server => {
    server.answer('GET /admin/donated-item-rules', json(rules))
    server.answer('PUT /admin/donated-item-rules', json(rules))
  })
  await acting(() => fireEvent.click(screen.getByLabelText('The event takes offers')))
  await type(/^Introduction/, 'New things only')
  await send()
  expect(server.requestsTo('PUT /admin/donated-item-rules').map(({ body }) => body)).toEqual([
    { takes_offersYN: 'yes', closes_at: null, introduction: 'New things only', revision: 'r1' },
  ])
})

test('rules that another desk has changed meanwhile are shown before they are saved over', async () => {
  const put = 'PUT /admin/donated-item-rules'
  const rules = { takes_offersYN: 'yes', closes_at: null, introduction: 'Old', revision: 'r1' }
  const { server, text } = await show('donated-items/rules', server => {
    server.answer('GET /admin/donated-item-rules', json(rules))
    server.answer(put, json({ error: 'donated_item_rules_changed', error_header: 'Somebody was faster' }, 409))
  })
  await type(/^Introduction/, 'Mine')
  await send()
  server.answer('GET /admin/donated-item-rules', json({ ...rules, introduction: 'Theirs', revision: 'r2' }))
  await press('See what they saved')
  await rest()
  expect((screen.getByLabelText(/^Introduction/) as HTMLTextAreaElement).value).toBe('Theirs')
  await press('Back to what I typed')
  server.answer(put, json({ ...rules, introduction: 'Mine', revision: 'r3' }))
  await send()
  expect(server.requestsTo(put).at(-1)?.body).toMatchObject({ introduction: 'Mine', revision: 'r2' })
  expect(text()).toContain('Saved')
})
