import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MicrositeContext } from '../../../src/microsite/microsite-context.ts'
import { createRouter } from '../../../src/microsite/router.ts'
import { Screen } from '../../../src/microsite/screens/pledges/pay.tsx'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { promised, readCall } from './promised.ts'

afterEach(cleanup)

test('who opens the link of a promise pays the promise, and need not say again who they are', async () => {
  const titles: string[] = []
  const readPosition = () => ({ scroll: 0, focus: undefined })
  const router = createRouter({ routes: [], mode: 'memory', base: 'https://give.example/gala', readPosition })
  router.open('/pledge/guest/checkout?promise=p1.signed')
  renderFeature(
    <InMicrosite>
      <MicrositeContext value={{ router, ownsPage: true, setTitle: title => void titles.push(title) }}>
        <Screen route={router.$current.get()} />
      </MicrositeContext>
    </InMicrosite>,
    {
      prepare: server => server.answer(readCall, json(promised)),
    },
  )
  await screen.findByLabelText('First name')
  await rest()
  screen.getByRole('heading', { level: 1, name: 'Pay your pledge' })
  expect(titles).toEqual(['Pay your pledge'])
  const typed = ['First name', 'Last name', 'Email address'].map(
    label => screen.getByLabelText<HTMLInputElement>(label).value,
  )
  expect(typed).toEqual(['Grace', 'Hopper', 'grace@example.com'])
})
