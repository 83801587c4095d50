import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useTerm } from '../../src/hooks/use-term.ts'
import { useTermMessages } from '../../src/hooks/use-term-messages.ts'
import type { Term } from '../../src/lib/term.ts'
import { addTranslations } from '../../src/lib/translations.ts'
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
function show({ locale = 'en-GB', answer = json(words), sent = {} } = {}) {
  const shown = renderFeature(
    <InMicrosite>
      <Words />
    </InMicrosite>,
    {
      locale,
      prepare(server) {
        server.answer('GET /app/settings', json({ ...wireSettings, locale: 'en-GB', ...sent }))
        server.answer('GET /terminology', answer)
      },
    },
  )
  return async (words: string, requests: number) => {
    await expect.poll(() => acting(() => {}).then(shown.text)).toBe(words)
    expect(shown.server.requestsTo('GET /terminology')).toHaveLength(requests)
  }
}

test('says the organiser’s own words, for one and for several', async () => {
  await show()('offering, offerings', 1)
})

test('uses its own words while the organiser’s cannot be loaded', async () => {
  await show({ answer: offline })('gift, gifts', 1)
})

test('keeps to the reader’s language, which the organiser does not speak', async () => {
  await show({ locale: 'de' })('Spende, Spenden', 0)
})

test('takes them from the settings, if these have them', async () => {
  await show({ sent: { terminology: words }, answer: offline })('offering, offerings', 0)
})

const draws = {
  title: '{Raffles} of the night',
  count: { one: '{count} {raffle}', other: '{count} {raffles}' },
} as const
addTranslations(draws, {
  de: async () => ({
    messages: { title: '{Raffles} des Abends', count: { one: '{count} {raffle}', other: '{count} {raffles}' } },
  }),
})

function Draws() {
  const say = useTermMessages(draws)
  return `${say('title')}: ${say('count', { count: 1 })}, ${say('count', { count: 2 })}`
}

function showDraws(locale: string, spoken: string, raffle?: Term) {
  const shown = renderFeature(<Draws />, {
    locale,
    prepare: server =>
      server.answer(
        'GET /app/settings',
        json({ ...wireSettings, locale: spoken, terminology: raffle ? { raffle } : {} }),
      ),
  })
  return expect.poll(() => acting(() => {}).then(shown.text))
}

test('a sentence has them for its number, and capitalised at its beginning', async () => {
  const own = { one: 'moonlight draw', other: 'moonlight draws' }
  await showDraws('en-GB', 'en-GB', own).toBe('Moonlight draws of the night: 1 moonlight draw, 2 moonlight draws')
  await showDraws('en-GB', 'en-GB').toBe('Prize draws of the night: 1 prize draw, 2 prize draws')
})

test('a German sentence has the German organiser’s, and its own words at an English one’s', async () => {
  const own = { one: 'Tombola', other: 'Tombolas' }
  await showDraws('de-AT', 'de-DE', own).toBe('Tombolas des Abends: 1 Tombola, 2 Tombolas')
  await showDraws('de-AT', 'en-GB', own).toBe('Verlosungen des Abends: 1 Verlosung, 2 Verlosungen')
})
