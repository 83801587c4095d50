import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DonateItem } from '../../../src/features/donated-items/donate-item.tsx'
import { acting } from '../../support/acting.ts'
import { held, json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

afterEach(cleanup)

const terms = { currency: 'GBP', currency_decimals: 2, takes_offersYN: 'yes', closes_at: null, introduction: '' }
const uri = `/files/pictures/${'a'.repeat(64)}.webp`

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
    const slow = held(json({ picture: { uri }, width: 9, height: 9 }))
    server.answer('POST /donated-items/pictures', slow.answer)
    await type('What is it?', 'A week in Cornwall')
    const sea = new File(['sea'], 'sea.png', { type: 'image/png' })
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
