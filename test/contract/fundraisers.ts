import { randomUUID } from 'node:crypto'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import type { DemoServer } from './demo-server.ts'
import { somebody } from './people.ts'

/** Somebody with a page of their own at the run. */
export async function fundraiser(demo: DemoServer, page: Partial<InputOf<typeof endpoints.saveFundraiser>> = {}) {
  const person = await somebody(demo)
  const input = { name: `Runner ${randomUUID()}`, story: 'I run for the crew.', goal: 500_00, ...page }
  const { output } = await demo.call(endpoints.saveFundraiser, input, { token: person.token })
  return { ...person, id: output.page?.fundraiser_id ?? '' }
}

/** A fundraiser who has founded a team. */
export async function captain(demo: DemoServer) {
  const own = await fundraiser(demo)
  const input = { name: `Team ${randomUUID()}`, story: null, goal: null }
  const { output } = await demo.call(endpoints.saveFundraiserTeam, input, { token: own.token })
  return { ...own, team: output.team?.team_id ?? '' }
}

export async function join(demo: DemoServer, { token }: { token: string }, team_id: string | null): Promise<void> {
  await demo.call(endpoints.joinFundraiserTeam, { team_id }, { token })
}

type Line = InputOf<typeof endpoints.payStripe>['lines'][number]

/** A paid gift to a fundraiser. */
export async function give(demo: DemoServer, fundraiser_id: string, amount: number, extra: Partial<Line> = {}) {
  const order = await demo.begin({ extra: { lines: [{ origin: 'donation', amount, fundraiser_id, ...extra }] } })
  await demo.pay(order.payment_intent_id)
  await demo.confirm(order)
  return order
}

export const raisedBy = async (demo: DemoServer, fundraiser_id: string, event = 'riverside') => {
  const { output } = await demo.call(endpoints.fundraiserPage, { fundraiser_id, event })
  return { raised: output.raised, gifts: output.gift_count }
}

export const raisedByTeam = async (demo: DemoServer, team_id: string, event = 'riverside') => {
  const { output } = await demo.call(endpoints.fundraiserTeam, { team_id, event })
  return { raised: output.raised, gifts: output.gift_count, members: output.member_count }
}
