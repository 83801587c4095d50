import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DonateItem } from '../../../src/features/donated-items/donate-item.tsx'
import { acting } from '../../support/acting.ts'
import { held, json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { type } from '../../support/visitor.tsx'

afterEach(cleanup)

const terms = { currency: 'GBP', currency_decimals: 2, takes_offersYN: 'yes', closes_at: null, introduction: '' }
const call = 'POST /donated-items'
const upload = 'POST /donated-items/pictures'
const uri = `/files/pictures/${'a'.repeat(64)}.webp`

const choose = (name: string) => {
  const files = [new File([name], name, { type: 'image/png' })]
  return acting(() => fireEvent.change(screen.getByLabelText('Add a picture'), { target: { files } }))
}

test('a picture that was refused, or is still on its way, is not in the next offer', async () => {
  const storage = memoryStorage({})
  const sending = held(json({ offer_id: 'offer_1', title: 'A week in Cornwall', mailedYN: 'yes' }))
  const slow = held(json({ picture: { uri }, width: 9, height: 9 }))
  const { server } = renderFeature(
    <InMicrosite>
      <DonateItem title="Donate an item" otherwise="the content page" />
    </InMicrosite>,
    { storage, prepare: server => server.answer('GET /donated-items/terms', json(terms)) },
  )
  await rest()
  server.answer(call, sending.answer)
  server.answer(upload, json({ error: 'validation_error', error_description: 'No picture' }, 400), slow.answer)
  await type('What is it?', 'A week in Cornwall')
  await type('Description', 'By the sea.')
  for (const choice of ['An experience', 'There is nothing to hand over']) {
    await acting(() => fireEvent.click(screen.getByLabelText(choice)))
  }
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', 'ada@example.com')
  await choose('notes.png')
  await rest()
  expect(screen.getByText(/notes\.png/)).toBeTruthy()
  await acting(() => fireEvent.submit(screen.getByRole('form')))
  await waitFor(() => expect(server.requestsTo(call)).toHaveLength(1))
  await choose('late.png')
  sending.release()
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect(screen.queryByText(/notes\.png/)).toBeNull()
  slow.release()
  await rest()
  expect(server.requestsTo(upload)).toHaveLength(2)
  expect(JSON.stringify(storage.getItem('app'))).not.toContain(uri)
})
