import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Section } from '../../../src/features/individual-giving/own/fundraising-section.tsx'
import { ownGiving } from '../../../src/features/individual-giving/own/own.store.ts'
import { acting } from '../../support/acting.ts'
import { json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press, send, type } from '../../support/visitor.tsx'
import { wireFundraiserPage as page } from '../../support/wire-fundraiser-page.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const own = { page, team: null, asked: null, currency: 'GBP', currency_decimals: 2 }
const story = () => screen.getByLabelText<HTMLTextAreaElement>(/^Why you are doing this/).value

/** @param storage the storage of the page before, as after a reload */
async function atOwnPage(storage?: Storage, shownPage = page) {
  const shown = await showFor(
    <Section />,
    server => {
      server.answer('GET /account/fundraiser', json({ ...own, page: shownPage }))
      server.answer('GET /individual-giving/teams', json([]))
      server.answer('PUT /account/fundraiser', offline)
      server.answer('POST /account/fundraiser/updates', offline)
    },
    'en-GB',
    storage,
  )
  await rest()
  return shown
}

test('a story and an update that could not be sent are there after a reload, and the story can be discarded', async () => {
  const before = await atOwnPage()
  await type(/^Why you are doing this/, 'She has her kitchen back.')
  await type('What is new?', 'Eight miles in the rain')
  await send('Your page')
  await send('Updates')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toHaveLength(2)
  const sent = before.server.requestsTo('POST /account/fundraiser/updates')
  cleanup()

  const { server } = await atOwnPage(before.environment.storage)
  expect(story()).toBe('She has her kitchen back.')
  screen.getByText(/not saved yet/)
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is new?').value).toBe('Eight miles in the rain')
  await send('Updates')
  expect(server.requestsTo('POST /account/fundraiser/updates').map(({ body }) => body)).toEqual([sent[0]?.body])
  // An edited update is another one.
  await type('What is new?', 'Nine miles in the rain')
  await send('Updates')
  const keys = server.requestsTo('POST /account/fundraiser/updates').map(({ body }) => Object(body).idempotency_key)
  expect(new Set(keys).size).toBe(2)
  await press('Discard it')
  expect(story()).toBe(page.story)
  expect(document.activeElement?.textContent).toBe('Discarded.')
  cleanup()

  await atOwnPage(before.environment.storage)
  expect([story(), screen.queryByText(/not saved yet/)]).toEqual([page.story, null])
})

test('an update is deleted only after a question, and a failure is said', async () => {
  const call = 'DELETE /account/fundraiser/updates/u1'
  const update = { update_id: 'u1', text: 'Eight miles in the rain', at: '2026-11-20T10:00:00.000Z' }
  const { server } = await showFor(<Section />, server => {
    server.answer('GET /account/fundraiser', json({ ...own, page: { ...page, updates: [update] } }))
    server.answer('GET /individual-giving/teams', json([]))
    server.answer(call, offline)
  })
  await rest()
  /** Presses Delete, and answers the confirmation. */
  async function drop(answer: string): Promise<void> {
    await press('Delete')
    const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
    await acting(() => buttons.find(({ textContent }) => textContent === answer)?.click())
    await rest()
  }
  await drop('Cancel')
  expect(server.requestsTo(call)).toEqual([])
  await drop('Delete')
  expect(screen.getByRole('alert').textContent).toContain('Check your internet connection')
  screen.getByText(update.text)
  server.answer(call, json(own))
  await drop('Delete')
  expect(screen.queryByText(update.text)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement?.localName).toBe('ul')
})

test('a page whose last day has passed says that it takes no more gifts', async () => {
  await atOwnPage()
  screen.getByRole('link', { name: 'Make the first gift yourself' })
  cleanup()
  await atOwnPage(undefined, { ...page, ends_on: '2020-07-01', takes_giftsYN: 'no' })
  screen.getByText('Your page takes no more gifts')
  expect(screen.queryByRole('link', { name: 'Make the first gift yourself' })).toBeNull()
})

test('whoever has a hidden page or team is told so, and invited neither to share nor to give', async () => {
  const team = {
    ...{ team_id: 'curlews', sequence: 1, raised: 0, gift_count: 0, member_count: 1, shownYN: 'no' },
    ...{ name: 'The Curlews', picture: null, goal: 0, summary: '', story: '', captainYN: 'yes', approvalYN: 'yes' },
    ...{ revision: 'first', requests: [{ fundraiser_id: 'bob', name: 'Bob' }], members: [] },
  }
  const links = ['See your page', 'See the team', 'Make the first gift yourself']
  const { server, site, text } = await atOwnPage()
  expect(text()).toContain('Share')
  server.answer('GET /account/fundraiser', json({ ...own, page: { ...page, shownYN: 'no' }, team }))
  await acting(() => ownGiving(site).resource.refresh())
  await rest()
  screen.getByText('The organisers have hidden your page')
  screen.getByText('The organisers have hidden this team')
  expect(screen.queryAllByRole('link').filter(({ textContent }) => links.includes(textContent ?? ''))).toEqual([])
  expect(text()).not.toMatch(/Share/)
  expect(screen.queryByRole('button', { name: 'Let Bob in' })).toBeNull()
  screen.getByRole('button', { name: 'Decline Bob' })
})

test('a picture that was saved here before another device has saved its own is not chosen again', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 16, height: 9 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(new Blob(['mine'])))
  const { server, site } = await atOwnPage()
  const pageWith = (uri: string, revision: string) =>
    json({ ...own, page: { ...page, picture: { uri }, story: `With ${uri}`, revision } })
  server.answer('POST /account/fundraiser/picture', json({ picture: { uri: '/files/mine.jpg' }, width: 16, height: 9 }))
  server.answer('PUT /account/fundraiser', pageWith('/files/mine.jpg', 'second'))
  await acting(() =>
    fireEvent.input(screen.getAllByLabelText('Picture')[0] as HTMLElement, {
      target: { files: [new File(['mine'], 'mine.jpg', { type: 'image/jpeg' })] },
    }),
  )
  await rest()
  await send('Your page')
  screen.getByText('Saved')
  server.answer('GET /account/fundraiser', pageWith('/files/theirs.jpg', 'third'))
  await acting(() => ownGiving(site).resource.refresh())
  await rest()
  expect(story()).toBe('With /files/theirs.jpg')
  expect(document.querySelector('canvas')).toBeNull()
  await send('Your page')
  const [first, last] = server.requestsTo('PUT /account/fundraiser').map(({ body }) => Object(body).picture)
  expect([first, last]).toEqual(['/files/mine.jpg', '/files/theirs.jpg'])
})

test('a picture that is taken off can be chosen again, where the focus is', async () => {
  await atOwnPage(undefined, { ...page, picture: { uri: '/files/ida.jpg' } })
  const field = screen.getAllByLabelText<HTMLInputElement>('Picture')[0] as HTMLInputElement
  // The browser names the chosen file.
  Object.defineProperty(field, 'value', { value: 'ida.jpg', writable: true })
  await press('Take the picture off')
  expect(screen.queryByRole('button', { name: 'Take the picture off' })).toBeNull()
  expect([field.value, document.activeElement]).toEqual(['', field])
})
