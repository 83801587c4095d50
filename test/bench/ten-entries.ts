import { endpoints } from '../../src/api/table.ts'
import { call, eventName } from './give.ts'

const wanted = 10

/** Brings the event's tickets and pledge list up to ten entries each, as its organiser does at the desk. */
export async function fillToTen(demo: string): Promise<void> {
  const signedIn = await call(demo, endpoints.login, { email: 'harriet@fayre.example', password: 'fayre-demo' })
  if (signedIn.result !== 'signed_in') throw new Error('The organiser was not signed in')
  const { access_token: token } = signedIn
  const { items } = await call(demo, endpoints.pledgeItems, { event: eventName })
  for (let number = items.length + 1; number <= wanted; number++) {
    const item = {
      title: `Something to pledge for, number ${number}`,
      summary: 'A summary of a line, as the others have it.',
      description: '',
      picture: items[0]?.picture ?? null,
      target: 5_000_00,
      levels: [{ amount: 50_00, does: 'a night at the bedside' }],
      own_amountYN: 'yes' as const,
      pay_laterYN: 'yes' as const,
      charity_ids: [],
      state: 'open' as const,
      publishedYN: 'yes' as const,
    }
    await call(demo, endpoints.addPledgeItem, item, token)
  }
  const { types } = await call(demo, endpoints.tickets, { event: eventName })
  for (let number = types.length + 1; number <= wanted; number++) {
    const type = {
      title: `Ticket of kind ${number}`,
      description: 'A line about what it is.',
      price: number * 10_00,
      place: number,
      hiddenYN: 'no',
      publishedYN: 'yes',
      capacity: 100,
      waiting_listYN: 'no',
    } as const
    await call(demo, endpoints.saveTicketType, type, token)
  }
}
