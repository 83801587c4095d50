import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TicketsBlock } from '../../../src/features/tickets/block/tickets-block.tsx'
import { TicketCheckout } from '../../../src/features/tickets/pay/ticket-checkout.tsx'
import { TicketsScreen } from '../../../src/features/tickets/tickets-screen.tsx'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { wireSettings } from '../../support/wire.ts'

afterEach(cleanup)

const places = { ticket: { one: 'place', other: 'places' } }
const seats = { ticket: { one: 'Platz', other: 'Plätze' } }
const none = {
  ...{ currency: 'GBP', currency_decimals: 2, time_zone: 'Europe/London', sequence: 1, add_ons: [] },
  ...{ server_time: new Date().toISOString(), types: [], bundles: [] },
}

async function show(reader: string, organiser: string, terminology: unknown) {
  const { text } = renderFeature(
    <InMicrosite>
      <TicketsScreen title="Title" hash="" />
      <TicketCheckout />
    </InMicrosite>,
    {
      locale: reader,
      prepare(server) {
        server.answer('GET /tickets', json(none))
        server.answer('GET /app/settings', json({ ...wireSettings, locale: organiser, terminology }))
      },
    },
  )
  await rest()
  return text()
}

test('the screens of tickets call them places where the organiser does', async () => {
  const text = await show('en-GB', 'en-GB', places)
  expect(text).toContain('There are no places to buy at the moment.')
  expect(text).toContain('Your places')
  expect(text).toContain('You have not chosen any places')
  expect(text).toContain('Choose places')
  expect(text).not.toMatch(/ticket/i)
})

test('without a word they are tickets', async () => {
  const text = await show('en-GB', 'en-GB', {})
  expect(text).toContain('There are no tickets to buy at the moment.')
  expect(text).toContain('Choose tickets')
})

test('a German reader sees a German organiser’s word, but not an English one', async () => {
  const german = await show('de-DE', 'de-DE', seats)
  expect(german).toContain('Im Augenblick gibt es keine Plätze zu kaufen.')
  expect(german).toContain('Plätze wählen')
  const english = await show('de-DE', 'en-GB', places)
  expect(english).toContain('Im Augenblick gibt es keine Karten zu kaufen.')
  expect(english).toContain('Karten wählen')
})

test('a block says tickets, and asks for no words', async () => {
  const { text, server } = renderFeature(<TicketsBlock />, {
    prepare: server => server.answer('GET /tickets', json(none)),
  })
  await rest()
  expect(text()).toContain('There are no tickets to buy at the moment.')
  expect(server.requestsTo('GET /terminology')).toEqual([])
  expect(server.requestsTo('GET /app/settings')).toEqual([])
})
