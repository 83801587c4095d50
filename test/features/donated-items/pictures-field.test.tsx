import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PicturesField } from '../../../src/features/donated-items/pictures-field.tsx'
import { createUpload } from '../../../src/store/upload.ts'
import { acting } from '../../support/acting.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { testEnvironment } from '../../support/test-environment.ts'

afterEach(cleanup)

function Pictures() {
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [upload] = useState(() =>
    createUpload(
      testEnvironment(),
      async ({ name }) => `/files/${name}`,
      address => setPictures(known => [...known, address]),
    ),
  )
  return <PicturesField pictures={pictures} upload={upload} error={undefined} onChange={setPictures} />
}

test('a screen reader hears that pictures are uploaded, and their numbers', async () => {
  renderFeature(
    <InMicrosite>
      <Pictures />
    </InMicrosite>,
  )
  await rest()
  const files = ['sea.png', 'house.png'].map(name => new File([name], name, { type: 'image/png' }))
  await acting(() => fireEvent.change(screen.getByLabelText('Add a picture'), { target: { files } }))
  const heard = () => document.querySelector('[aria-live="polite"]')?.textContent
  await vi.waitFor(() => expect(heard()).toBe('Uploading'), 8000)
  await vi.waitFor(() => expect(heard()).toBe('Picture 1 is added Picture 2 is added'), 8000)
}, 15_000)
