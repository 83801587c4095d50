import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DonateItem } from '../../../src/features/donated-items/donate-item.tsx'
import { ThankYou } from '../../../src/features/donated-items/thank-you.tsx'
import { acting } from '../../support/acting.ts'
import { type FakeServer, json, offline } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { showFor, user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'

afterEach(cleanup)

const terms = {
  currency: 'GBP',
  currency_decimals: 2,
  takes_offersYN: 'yes',
  closes_at: null,
  introduction: 'Be kind.',
}
const call = 'POST /donated-items'
const upload = 'POST /donated-items/pictures'
const address = (letter: string) => `/files/pictures/${letter.repeat(64)}.webp`
const stored = (letter: string) => json({ picture: { uri: address(letter) }, width: 9, height: 9 })
const refused = json(
  { error: 'validation_error', error_description: 'No picture', fields: { picture: 'No picture' } },
  400,
)

function prepare(server: FakeServer): void {
  server.answer('GET /donated-items/terms', json(terms))
  server.answer(call, json({ offer_id: 'offer_1', title: 'A week in Cornwall', mailedYN: 'yes' }))
}

async function show(storage = memoryStorage({}), before = prepare) {
  const opened: string[] = []
  const links = { href: String, open: (path: string) => void opened.push(path), here: () => '/donate-lot' }
  const shown = renderFeature(
    <InMicrosite>
      <DonateItem title="Donate an item" otherwise="the content page" />
    </InMicrosite>,
    { storage, prepare: before, links },
  )
  await rest()
  return { ...shown, opened }
}

const choose = (...names: string[]) =>
  acting(() =>
    fireEvent.change(screen.getByLabelText('Add a picture'), {
      target: { files: names.map(name => new File([name], name, { type: 'image/png' })) },
    }),
  )

async function fill(): Promise<void> {
  await type('What is it?', 'A week in Cornwall')
  await type('Description', 'By the sea.')
  await type(/^Retail value/, '600')
  for (const choice of ['An experience', 'There is nothing to hand over']) {
    await acting(() => fireEvent.click(screen.getByLabelText(choice)))
  }
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', 'ada@example.com')
}

test('an offer is sent as it was typed, with its pictures, and thanked for', async () => {
  const storage = memoryStorage({})
  const { server, opened } = await show(storage)
  server.answer(upload, stored('a'), stored('b'))
  await fill()
  await choose('sea.png', 'house.png')
  await rest()
  screen.getByAltText('Picture 2')
  await send()
  expect(server.requestsTo(call).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      title: 'A week in Cornwall',
      kind: 'experience',
      delivery: 'nothing',
      retail_value: 600_00,
      pictures: [address('a'), address('b')],
      email: 'ada@example.com',
      anonymous: 'no',
      mobile: null,
    }),
  ])
  expect(opened).toEqual(['/donate-lot/success'])
  cleanup()
  const { text } = renderFeature(
    <InMicrosite>
      <ThankYou otherwise="404" />
    </InMicrosite>,
    { storage, prepare },
  )
  await rest()
  expect(text()).toContain('Thank you for offering “A week in Cornwall”')
  expect(text()).toContain('ada@example.com')
  // An experience that has nothing to hand over.
  expect(text()).not.toContain('Please keep it')
  cleanup()
  await show(storage)
  expect((screen.getByLabelText('What is it?') as HTMLInputElement).value).toBe('')
  expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe('ada@example.com')
})

test('what is to be handed over is to be kept until then', async () => {
  const sent = { title: 'A chair', email: '', delivery: 'bring' }
  const subjects = { 'offer of an item': { sent, savedAt: Date.now() } }
  const storage = memoryStorage({
    app: JSON.stringify({ fayre: { 'https://give.example gala': { donation: { subjects } } } }),
  })
  const { text } = renderFeature(
    <InMicrosite>
      <ThankYou otherwise="404" />
    </InMicrosite>,
    { storage, prepare },
  )
  await rest()
  expect(text()).toContain('write to you. Please keep it until then.')
})

test('what was typed and the pictures are there after a reload, and a lost answer is one offer', async () => {
  const storage = memoryStorage({})
  const first = await show(storage)
  first.server.answer(upload, stored('a'))
  first.server.answer(call, offline)
  await fill()
  await choose('sea.png')
  await rest()
  await send()
  expect(first.opened).toEqual([])
  expect(first.text()).toContain('No connectionYour offer may not have arrived. What you entered is still here')
  expect(JSON.stringify(storage.getItem('app'))).toContain('By the sea.')
  cleanup()
  const second = await show(storage)
  expect((screen.getByLabelText('Description') as HTMLTextAreaElement).value).toBe('By the sea.')
  screen.getByAltText('The first picture')
  await send()
  const [lost, again] = [first, second].map(({ server }) => server.requestsTo(call)[0]?.body)
  expect(again).toEqual(lost)
  expect(second.opened).toEqual(['/donate-lot/success'])
})

test('an offer that had arrived as it was typed before is another one when it is sent again', async () => {
  const { server } = await show()
  const reused = { error: 'idempotency_key_reused', error_description: 'It had arrived.' }
  server.answer(call, json(reused, 409), json({ offer_id: 'offer_2', title: 'Another', mailedYN: 'no' }))
  await fill()
  await send()
  await send()
  const keys = server.requestsTo(call).map(({ body }) => (body as { idempotency_key: string }).idempotency_key)
  expect(new Set(keys).size).toBe(2)
})

test('mistakes are named, the server’s at their own fields, and nothing is lost', async () => {
  const { server, text } = await show()
  await type(/^Retail value/, '6.0015')
  await type(/^Valid until/, '2020-02-29')
  await send()
  expect(mistakes()).toEqual([
    'Please enter what you give',
    'Please enter a description',
    'Please choose a kind',
    'Write the amount with at most 2 digits after the dot',
    'This day has passed',
    'Please choose how it gets to us',
    'Please enter your first name',
    'Please enter your last name',
    'Please enter your email address',
  ])
  await fill()
  await type(/^Valid until/, '2999-12-31')
  const fields = { valid_until: 'This day has passed', pictures: 'Upload this picture again' }
  server.answer(call, json({ error: 'validation_error', error_description: 'x', fields }, 400))
  await send()
  expect(mistakes().sort()).toEqual(['This day has passed', 'Upload this picture again'])
  expect((screen.getByLabelText('What is it?') as HTMLInputElement).value).toBe('A week in Cornwall')
  expect(text()).toContain('Be kind.')
})

test('a file that is no picture is named, a lost upload is tried again, and a fifth picture is left out', async () => {
  const { server, text } = await show()
  server.answer(upload, stored('a'), refused, offline, stored('c'))
  await choose('sea.png', 'song.mp3', 'house.png')
  await rest()
  expect(text()).toContain('song.mp3: ')
  expect(text()).toContain('house.png: No connectionIt was not uploaded.')
  await fill()
  await send()
  expect(mistakes()).toEqual(['house.png was not uploaded. Try it again or leave it out.'])
  await press('Try again')
  await rest()
  screen.getByAltText('Picture 2')
  server.answer(upload, stored('d'), stored('e'), stored('f'))
  await choose('1.png', '2.png', '3.png')
  await rest()
  expect(text()).toContain('Up to 4 pictures, please')
  expect(screen.queryByAltText('Picture 5')).toBeNull()
  await press('Remove picture 1')
  await send()
  expect(server.requestsTo(call)[0]?.body).toMatchObject({ pictures: [address('c'), address('d'), address('e')] })
})

test('a picture that was left out is not asked for any more', async () => {
  const { server } = await show()
  server.answer(upload, offline)
  await choose('house.png')
  await rest()
  await fill()
  await send()
  await press('Leave it out')
  expect(mistakes()).toEqual([])
  await send()
  expect(server.requestsTo(call)[0]?.body).toMatchObject({ pictures: [] })
})

test('who is signed in is filled in', async () => {
  await showFor(<DonateItem title="Donate an item" otherwise="none" />, prepare)
  await rest()
  expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe(user.email)
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Ada')
})

test('an event that takes no offers shows its own page, and a closed one says so', async () => {
  const gone = json({ error: 'donated_items_off', error_description: 'x' }, 404)
  const off = await show(undefined, server => server.answer('GET /donated-items/terms', gone))
  expect(off.text()).toBe('the content page')
  cleanup()
  const shut = json({ ...terms, takes_offersYN: 'no' })
  const closed = await show(undefined, server => server.answer('GET /donated-items/terms', shut))
  expect(closed.text()).toContain('Offers are closed')
  expect(screen.queryByLabelText('What is it?')).toBeNull()
})

test('a German visitor is asked in German', async () => {
  const { text } = renderFeature(
    <InMicrosite>
      <DonateItem title="Sachspende" otherwise="none" />
    </InMicrosite>,
    { prepare, locale: 'de-DE' },
  )
  await rest()
  await send()
  expect(text()).toContain('Wie kommt es zu uns?')
  expect(text()).toContain('Bitte wählen Sie die Art der Übergabe')
})
