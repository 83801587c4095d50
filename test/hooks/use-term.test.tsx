import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useTerm } from '../../src/hooks/use-term.ts'
import { acting } from '../support/acting.ts'
import { json, offline } from '../support/fake-server.ts'
import { InMicrosite } from '../support/in-microsite.tsx'
import { renderFeature } from '../support/render-feature.tsx'
import { wireSettings } from '../support/wire.ts'

afterEach(cleanup)

function Words() {
  const term = useTerm()
  return (
    <p>
      {term('donation')}, {term('donation', 2)}
    </p>
  )
}

const words = { donation: { one: 'offering', other: 'offerings' } }
function show({ locale = 'en-GB', answer = json(words) } = {}) {
  const shown = renderFeature(
    <InMicrosite>
      <Words />
    </InMicrosite>,
    {
      locale,
      prepare(server) {
        server.answer('GET /app/settings', json({ ...wireSettings, locale: 'en-GB' }))
        server.answer('GET /terminology', answer)
      },
    },
  )
  return async (words: string) => {
    await expect.poll(() => shown.server.requestsTo('GET /terminology')).toHaveLength(1)
    await expect.poll(() => acting(() => {}).then(shown.text)).toBe(words)
  }
}

test('says the organiser’s own words, for one and for several', async () => {
  await show()('offering, offerings')
})

test('uses its own words while the organiser’s cannot be loaded', async () => {
  await show({ answer: offline })('gift, gifts')
})

test('keeps to the reader’s language, which the organiser does not speak', async () => {
  await show({ locale: 'de' })('Spende, Spenden')
})
