import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { routes } from '../../src/microsite/routes.ts'
import { useRouteTitle } from '../../src/microsite/use-route-title.ts'
import { acting } from '../support/acting.ts'
import { json } from '../support/fake-server.ts'
import { InMicrosite } from '../support/in-microsite.tsx'
import { renderFeature } from '../support/render-feature.tsx'
import { wireSettings } from '../support/wire.ts'

afterEach(cleanup)

const tickets = routes.find(({ id }) => id === 'tickets')
const Title = () => useRouteTitle({ route: tickets })

function show(locale: string, screen_titles: Record<string, string> | undefined) {
  const { text, server } = renderFeature(
    <InMicrosite>
      <Title />
    </InMicrosite>,
    { locale, prepare: server => server.answer('GET /app/settings', json({ ...wireSettings, screen_titles })) },
  )
  return async (title: string) => {
    await expect.poll(() => acting(() => {}).then(text)).toBe(title)
    expect(server.requestsTo('GET /terminology')).toEqual([])
  }
}

test('a screen has the title that the settings give it in the organiser’s words', async () => {
  await show('en-US', { tickets: 'Places' })('Places')
})

test('it keeps its own if they give none, or none in the reader’s language', async () => {
  await show('en-GB', { auction: 'Auction treasures' })('Tickets')
  await show('en-GB', undefined)('Tickets')
  await show('de', { tickets: 'Places' })('Karten')
})
