import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DonateItem } from '../../../src/features/donated-items/donate-item.tsx'
import { auth } from '../../../src/store/auth.ts'
import { acting } from '../../support/acting.ts'
import { type Answer, held, json, offline } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

afterEach(cleanup)

const terms = { currency: 'GBP', currency_decimals: 2, takes_offersYN: 'yes', closes_at: null, introduction: '' }
const uri = `/files/pictures/${'a'.repeat(64)}.webp`
const upload = 'POST /donated-items/pictures'
const taken = json({ picture: { uri }, width: 9, height: 9 })
const sea = new File(['sea'], 'sea.png', { type: 'image/png' })

test.each(['after', 'before'])(
  'a picture that arrives %s the giver comes back is in the offer, with what is typed',
  async moment => {
    const storage = memoryStorage({})
    const { server } = renderFeature(
      <InMicrosite>
        <Leaving />
      </InMicrosite>,
      { storage, prepare: server => server.answer('GET /donated-items/terms', json(terms)) },
    )
    await rest()
    const slow = held(taken)
    server.answer(upload, slow.answer)
    await type('What is it?', 'A week in Cornwall')
    await acting(() => fireEvent.change(screen.getByLabelText('Add a picture'), { target: { files: [sea] } }))
    await press('Leave or come back')
    if (moment === 'before') {
      slow.release()
      await rest()
    }
    await press('Leave or come back')
    await type('Description', 'By the sea, with a dog.')
    slow.release()
    await rest()
    expect(screen.getByAltText('The first picture').getAttribute('src')).toContain(uri)
    expect(screen.getByLabelText<HTMLInputElement>('What is it?').value).toBe('A week in Cornwall')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('By the sea, with a dog.')
    const stored = JSON.stringify(storage.getItem('app'))
    expect(stored).toContain('with a dog.')
    expect(stored).toContain(uri)
  },
)

/** Somebody chooses this picture, and signs out while their form is closed. */
async function leftPicture(file: File, answer: Answer) {
  const storage = memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })
  const { site, server } = renderFeature(
    <InMicrosite>
      <Leaving />
    </InMicrosite>,
    { storage, prepare: server => server.answer('GET /donated-items/terms', json(terms)) },
  )
  await rest()
  server.answer(upload, answer)
  server.answer('POST /users/logout', json({}))
  await type('What is it?', 'A week in Cornwall')
  await acting(() => fireEvent.change(screen.getByLabelText('Add a picture'), { target: { files: [file] } }))
  await rest()
  await press('Leave or come back')
  await acting(() => auth(site).logOut())
  return { server, storage }
}

test('a picture that waits goes with whoever chose it', async () => {
  const { server } = await leftPicture(sea, offline)
  expect(server.requestsTo(upload)).toHaveLength(1)
  await press('Leave or come back')
  expect(screen.queryByText(/sea\.png/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a picture that is refused goes with whoever chose it', async () => {
  await leftPicture(sea, json({ error: 'validation_error', error_description: 'No picture' }, 400))
  await press('Leave or come back')
  expect(screen.queryByText(/sea\.png/)).toBeNull()
})

test.each(['after', 'before'])(
  'a picture that arrives %s the next person opens the form is in nobody’s offer',
  async moment => {
    const slow = held(taken)
    const { storage, server } = await leftPicture(sea, slow.answer)
    if (moment === 'before') {
      slow.release()
      await rest()
      expect(JSON.stringify(storage.getItem('app'))).not.toContain(uri)
    }
    await press('Leave or come back')
    server.answer(upload, json({ picture: { uri: uri.replace(/a{64}/, 'b'.repeat(64)) }, width: 9, height: 9 }))
    const own = new File(['own'], 'own.png', { type: 'image/png' })
    await acting(() =>
      fireEvent.change(screen.getByLabelText(/^(Add a picture|Uploading)/), { target: { files: [own] } }),
    )
    slow.release()
    await rest()
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(JSON.stringify(storage.getItem('app'))).not.toContain(uri)
  },
)

test('a failure of who has left is not shown to the next person', async () => {
  const slow = held(offline)
  await leftPicture(sea, slow.answer)
  await press('Leave or come back')
  slow.release()
  await rest()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

function Leaving() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <DonateItem title="Donate an item" otherwise="the content page" />}
      <button type="button" onClick={() => setThere(!isThere)}>
        Leave or come back
      </button>
    </>
  )
}
