import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useTerm } from '../../src/hooks/use-term.ts'
import { acting } from '../support/acting.ts'
import { json, offline } from '../support/fake-server.ts'
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
const rest = () => acting(() => new Promise(done => setTimeout(done, 50)))

async function show({ locale = 'en-GB', answer = json(words) } = {}) {
  const shown = renderFeature(<Words />, {
    locale,
    prepare(server) {
      server.answer('GET /app/settings', json({ ...wireSettings, locale: 'en-GB' }))
      server.answer('GET /terminology', answer)
    },
  })
  await rest()
  return shown
}

test('says the organiser’s own words, for one and for several', async () => {
  expect((await show()).text()).toBe('offering, offerings')
})

test('keeps its own words while the organiser’s can’t be had', async () => {
  expect((await show({ answer: offline })).text()).toBe('gift, gifts')
})

test('keeps to the reader’s language, which the organiser does not speak', async () => {
  expect((await show({ locale: 'de' })).text()).toBe('Spende, Spenden')
})
