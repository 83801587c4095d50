import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ChosenCharities } from '../../../src/features/pledges/charity/chosen-charities.tsx'
import { json, offline } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(cleanup)

test('if the charities cannot be read, it says so and who gets the gift, and they can be read again', async () => {
  const form = (before?: ReactNode) => (
    <>
      {before}
      <p>the donation form</p>
    </>
  )
  const { server, text } = renderFeature(
    <InMicrosite>
      <ChosenCharities otherwise={form} />
    </InMicrosite>,
    { prepare: server => server.answer('GET /charities', offline) },
  )
  await rest()
  expect(text()).toMatch(/The charities can’t be shown just now\.A gift made here goes to .+\.Try again/)
  screen.getByText('the donation form')
  const pantry = { charity_id: 'pantry', name: 'The Tuesday Pantry', summary: '', charity_number: null }
  server.answer('GET /charities', json([pantry]))
  await press('Try again')
  await rest()
  screen.getByLabelText(/The Tuesday Pantry/)
})
