import assert from 'node:assert/strict'
import type { FaultCase } from './fault-case.ts'
import { serverFault } from './server-fault.ts'
import { choose, fillIn, kept, leftOf, reserveAgain } from './ticket-buyer.ts'
import type { Visit } from './visit.ts'

const forTickets = (fault: FaultCase): FaultCase => ({ ...fault, name: `${fault.name}, tickets` })

/** Nothing is reserved: the page says so and keeps the choice, and one more press reserves it once. */
function keepsTheChoice(fault: string): FaultCase {
  const run = async (visit: Visit) => {
    const before = await leftOf(visit.demo)
    await visit.injectFault(fault)
    await choose(visit)
    await visit.reads('Your tickets could not be reserved')
    await visit.reads('2 × Dinner seat')
    await visit.recover()
    await reserveAgain(visit)
    await visit.reads(kept)
    assert.equal(await leftOf(visit.demo), before - 2)
  }
  const end = 'it says that nothing was reserved; what was chosen stays, and one more press reserves it once'
  return forTickets(serverFault(fault, run, { end }))
}

/** Nothing is paid: the page says so and keeps the input, and one more press pays once. */
function keepsTheForm(fault: string, options: Pick<FaultCase, 'short'> = {}): FaultCase {
  const run = async (visit: Visit) => {
    const ada = await fillIn(visit)
    await visit.injectFault(fault)
    await ada.pay()
    await visit.site.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    assert.equal(await ada.thanks.count(), 0)
    await ada.keepsCard()
    await visit.recover()
    await ada.pay()
    await ada.hasPaidOnce()
  }
  const end = 'it says that nothing was taken; tickets, details and card are kept, and one more press pays once'
  return forTickets(serverFault(fault, run, { end, ...options }))
}

const refusals = ['status-400', 'status-403', 'status-404', 'status-409', 'status-500', 'html', 'no-content', 'refused']

/** Faulty answers while tickets are bought. */
export const ticketCases: readonly FaultCase[] = [
  ...refusals.map(fault => keepsTheChoice(`${fault}@reserveTickets`)),
  keepsTheChoice('breaks-off@reserveTickets'),
  ...refusals.map(fault => keepsTheForm(`${fault}@payStripe`)),
  keepsTheForm('breaks-off@payStripe', { short: true }),
  forTickets(
    serverFault(
      'status-401@reserveTickets',
      async visit => {
        await visit.injectFault('status-401@reserveTickets')
        await choose(visit)
        await visit.reads('Session expired.')
        await visit.recover()
        await visit.site.getByRole('button', { name: 'OK', exact: true }).click()
        await visit.reads('2 × Dinner seat')
        await visit.reads(kept)
      },
      { end: 'the session is over, as it says; its OK loads the page again, with what was chosen' },
    ),
  ),
  forTickets(
    serverFault(
      'status-503@payStripe',
      async visit => {
        const ada = await fillIn(visit)
        await visit.injectFault('status-503@payStripe')
        await ada.pay()
        await visit.reads('We’ll be back soon')
        await visit.recover()
        await visit.site.getByText('We’ll be back soon').waitFor({ state: 'detached', timeout: 25_000 })
        await ada.keepsCard()
        await ada.pay()
        await ada.hasPaidOnce()
      },
      { end: 'the maintenance screen; then tickets, details and card are there, and one more press pays once' },
    ),
  ),
  forTickets(
    serverFault(
      'slow@reserveTickets',
      async visit => {
        await visit.injectFault('slow@reserveTickets')
        await choose(visit)
        await visit.reads('2 × Dinner seat')
        await visit.readsNot(kept)
        await visit.reads(kept)
      },
      { end: 'the answer is late: nothing is said to be kept until the server has said so' },
    ),
  ),
]
