import assert from 'node:assert/strict'
import { donor } from '../browser/donor.ts'
import { clockAhead } from './clock-ahead.ts'
import type { FaultCase } from './fault-case.ts'
import {
  choose,
  dancing,
  fillIn,
  kept,
  leftOf,
  reserve,
  reserveAgain,
  seat,
  terrace,
  ticketsPath,
} from './ticket-buyer.ts'

const byNetwork = (fault: Omit<FaultCase, 'by'>): FaultCase => ({ ...fault, by: 'network' })

/** What may happen while tickets are bought. */
export const saleCases: readonly FaultCase[] = [
  byNetwork({
    name: 'tickets are paid for twice at once',
    end: 'one order is paid',
    async run(visit) {
      const ada = await fillIn(visit)
      await ada.button(/^Pay/).dblclick()
      await ada.hasPaidOnce()
    },
  }),
  byNetwork({
    name: 'the tickets are sold out while they are chosen',
    end: 'the server says how many are left; the choice stays, and fewer can be chosen',
    async run(visit) {
      await visit.open(ticketsPath)
      await visit.site.getByLabel('How many: Table on the terrace for two').selectOption('2')
      for (let left = await leftOf(visit.demo, terrace); left > 1; left = await leftOf(visit.demo, terrace)) {
        await reserve(visit.demo, terrace, Math.min(2, left - 1))
      }
      await visit.site.getByRole('link', { name: 'Continue' }).click()
      await visit.reads('Your tickets could not be reserved')
      await visit.reads(/Only 1 of “Table on the terrace for two” (is|are) left/)
      await visit.reads('2 × Table on the terrace for two')
      await visit.site.getByRole('link', { name: 'Change your tickets' }).click()
      await visit.site.getByLabel('How many: Table on the terrace for two').selectOption('1')
      await visit.site.getByRole('link', { name: 'Continue' }).click()
      await visit.reads(kept)
    },
  }),
  byNetwork({
    name: 'the time of a basket is over while its buyer types',
    end: 'it says so, and what was typed is kept; one more press keeps the tickets again, and they are paid',
    async run(visit) {
      await visit.page.route(/tickets\/reservations/, async route => {
        const answer = await route.fetch()
        const soon = new Date(Date.now() + 4000).toISOString()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), expires_at: soon } })
      })
      await choose(visit)
      await visit.site.getByRole('button', { name: 'Continue' }).click()
      const ada = donor(visit.page, 'fayre-microsite')
      await ada.form.getByLabel('First name').fill('Ada')
      await visit.reads('The time for your tickets is over')
      assert.equal(await ada.form.getByLabel('First name').inputValue(), 'Ada')
      await visit.page.unroute(/tickets\/reservations/)
      await reserveAgain(visit)
      await visit.reads(kept)
      await ada.introduce()
      await ada.fillCard('4242424242424242')
      await ada.pay()
      await ada.thanks.waitFor()
    },
  }),
  byNetwork({
    name: 'the price of a ticket changes while it is bought',
    end: 'nothing is taken; it says the new price, keeps what was typed, and one more press pays that',
    async run(visit) {
      await visit.page.route(/\/api\/v1\/tickets\?/, async route => {
        const answer = await route.fetch()
        const sale = (await answer.json()) as { types: { event_ticket_type_id: string; price: number }[] }
        const types = sale.types.map(type => (type.event_ticket_type_id === seat ? { ...type, price: 110_00 } : type))
        await route.fulfill({ response: answer, json: { ...sale, types } })
      })
      const ada = await fillIn(visit)
      await visit.reads('£220')
      await visit.page.unroute(/\/api\/v1\/tickets\?/)
      await ada.pay()
      await visit.site.getByRole('alert').filter({ hasText: /£240/ }).first().waitFor()
      await ada.keepsCard()
      await ada.pay()
      await ada.hasPaidOnce()
    },
  }),
  byNetwork({
    name: 'the socket is gone while tickets are sold',
    end: 'the page asks the server instead, says that it is not live, and shows what is left',
    async run(visit) {
      await visit.page.routeWebSocket(/\/app\//, socket => socket.close())
      await visit.open(ticketsPath)
      for (let left = await leftOf(visit.demo, dancing); left > 8; left -= 8) await reserve(visit.demo, dancing, 8)
      const row = visit.site
        .getByRole('listitem')
        .filter({ has: visit.page.getByLabel('How many: Dancing, from half past nine', { exact: true }) })
      await row.getByText(/^Only \d left$/).waitFor({ timeout: 60_000 })
      await visit.site.getByText('not live just now').first().waitFor({ timeout: 60_000 })
    },
  }),
  byNetwork({
    name: 'the clock of a ticket buyer’s device is a day off',
    end: 'the time that is left is the server’s, and the tickets are paid',
    async run(visit) {
      await visit.page.addInitScript({ content: clockAhead })
      const ada = await fillIn(visit)
      await visit.readsNot('The time for your tickets is over')
      await ada.pay()
      await ada.hasPaidOnce()
    },
  }),
  {
    name: 'storage is blocked while tickets are bought',
    by: 'storage',
    end: 'all works, and lasts until the page is left',
    async run(visit) {
      await visit.context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError')
            },
          })
        }
      })
      const ada = await fillIn(visit)
      await ada.pay()
      await ada.hasPaidOnce()
    },
  },
]
