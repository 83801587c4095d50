import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { donor } from '../browser/donor.ts'
import type { Visit } from './visit.ts'

export const ticketsPath = '/moonlight-ball/tickets'
export const [seat, terrace, dancing] = ['moonlight_dinner', 'moonlight_terrace', 'moonlight_dancing'] as const
export const kept = /^Kept for you for/

/** How many dinner seats are left. */
export async function leftOf(demo: string, id: string = seat): Promise<number> {
  const answer = await fetch(`${demo}/api/v1/tickets?event=moonlight-ball`)
  const { types } = (await answer.json()) as { types: { event_ticket_type_id: string; left: number }[] }
  return types.find(type => type.event_ticket_type_id === id)?.left ?? Number.NaN
}

/** Fills somebody else's basket. */
export async function reserve(demo: string, id: string, quantity: number): Promise<void> {
  const answer = await fetch(`${demo}/api/v1/tickets/reservations/${randomUUID()}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-event-id': 'moonlight' },
    body: JSON.stringify({ lines: [{ event_ticket_type_id: id, quantity }] }),
  })
  assert.equal(answer.status, 200)
}

/** Chooses two seats, and opens the basket. */
export async function choose({ site, open }: Visit, title = 'Dinner seat'): Promise<void> {
  await open(ticketsPath)
  await site.getByLabel(`How many: ${title}`, { exact: true }).selectOption('2')
  await site.getByRole('link', { name: 'Continue' }).click()
}

/** Fills in everything, up to the payment. */
export async function fillIn(visit: Visit) {
  await choose(visit)
  await visit.reads(kept)
  await visit.site.getByRole('button', { name: 'Continue' }).click()
  const ada = donor(visit.page, 'fayre-microsite')
  await ada.introduce()
  await ada.fillCard('4242424242424242')
  const before = await leftOf(visit.demo)
  return {
    ...ada,
    /** The field groups the digits with a delay. */
    async keepsCard(): Promise<void> {
      assert.equal((await ada.card.getByLabel('Card number').inputValue()).replace(/\s/g, ''), '4242424242424242')
    },
    /** The two seats of the basket are sold, and no others. */
    async hasPaidOnce(): Promise<void> {
      await ada.thanks.waitFor()
      assert.equal(await leftOf(visit.demo), before)
    },
  }
}

export const reserveAgain = ({ site }: Visit) => site.getByRole('button', { name: 'Reserve them again' }).click()
