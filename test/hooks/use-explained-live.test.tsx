import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DrawList } from '../../src/features/draws/draw-list.tsx'
import { DrawView } from '../../src/features/draws/draw-view.tsx'
import { FundraiserView } from '../../src/features/individual-giving/page/fundraiser-view.tsx'
import { TeamView } from '../../src/features/individual-giving/page/team-view.tsx'
import { PledgeView } from '../../src/features/pledges/item/pledge-view.tsx'
import { PromisePay } from '../../src/features/pledges/pay/promise-pay.tsx'
import { PledgeList } from '../../src/features/pledges/pledge-list.tsx'
import { TicketsScreen } from '../../src/features/tickets/tickets-screen.tsx'
import { json } from '../support/fake-server.ts'
import { InMicrosite } from '../support/in-microsite.tsx'
import { renderFeature } from '../support/render-feature.tsx'
import { rest } from '../support/rest.ts'

afterEach(cleanup)

const why = 'The organiser has closed this for tonight.'
const screens: Readonly<Record<string, [call: string, screen: ReactNode]>> = {
  draws: ['GET /prize-draws', <DrawList key="1" title="Prize draws" />],
  draw: ['GET /prize-draws/one', <DrawView key="2" id="one" />],
  'pledge items': ['GET /pledges', <PledgeList key="3" title="Pledge" otherwise={null} />],
  'pledge item': ['GET /pledges/one', <PledgeView key="4" id="one" />],
  'promised pledge': ['GET /checkout/promised-pledge', <PromisePay key="5" promise="one" />],
  fundraiser: ['GET /individual-giving/fundraisers/one', <FundraiserView key="6" id="one" />],
  team: ['GET /individual-giving/teams/one', <TeamView key="7" id="one" />],
  tickets: ['GET /tickets', <TicketsScreen key="8" title="Tickets" hash="" />],
}

test.each(Object.keys(screens))('%s that cannot be read show the server’s reason', async name => {
  const [call = '', screen] = screens[name] ?? []
  const { server, text } = renderFeature(<InMicrosite>{screen}</InMicrosite>, {
    prepare: server => server.answer(call, json({ error: 'closed', error_description: why }, 403)),
  })
  await rest()
  expect(server.requestsTo(call).length).toBeGreaterThan(0)
  expect(text()).toContain(why)
})
