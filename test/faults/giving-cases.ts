import assert from 'node:assert/strict'
import { clockAhead } from './clock-ahead.ts'
import type { FaultCase } from './fault-case.ts'
import { type Kind, numbers, oneTap, promise } from './giving-actions.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

/** It is not done, or nobody knows. The input is kept, and one more press does it, once. */
function isDoneOnce(kind: Kind, fault: string, options: Partial<FaultCase> = {}): FaultCase {
  const name = `${fault}@${kind.call}`
  const found = serverFault(
    name,
    async visit => {
      const act = await kind.prepare(visit)
      await visit.injectFault(name)
      await act.send()
      await visit.site.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
      await act.keeps()
      await visit.recover()
      await act.send()
      await act.isDone()
      assert.equal(await act.count(), 1)
    },
    { end: 'it says why; what was filled in is kept, and one more press does it, once', ...options },
  )
  return { ...found, name: `${name}, ${kind.what}` }
}

/** The server refuses it, because others were faster. */
function isRefused(kind: Kind, what: string, body: { error: string; error_description: string }): FaultCase {
  return {
    name: `${what}, ${kind.what}`,
    by: 'server',
    end: 'it says so in the server’s words, and what was filled in is kept',
    async run(visit) {
      const act = await kind.prepare(visit)
      await visit.page.route(/\/(promise|pay\/stripe)$/, route => route.fulfill({ status: 409, json: body }))
      await act.send()
      await visit.reads(body.error_description)
      await act.keeps()
      assert.equal(await act.count(), 0)
    },
  }
}

/** The answer is late, or there is maintenance. */
function waits(kind: Kind, fault: 'slow' | 'status-503'): FaultCase {
  const name = `${fault}@${kind.call}`
  const isAway = fault === 'status-503'
  const found = serverFault(
    name,
    async visit => {
      const act = await kind.prepare(visit)
      await visit.injectFault(name)
      await act.send()
      if (isAway) {
        const away = visit.site.getByText('We’ll be back soon')
        await away.waitFor()
        await visit.recover()
        await away.waitFor({ state: 'detached', timeout: 25_000 })
        await act.keeps()
        await act.send()
      }
      await act.isDone()
      assert.equal(await act.count(), 1)
    },
    {
      end: isAway
        ? 'the maintenance screen; then what was filled in is there, and one more press does it, once'
        : 'it is busy until the answer is there, and done once',
    },
  )
  return { ...found, name: `${name}, ${kind.what}` }
}

/** Done once, in spite of another fault. */
function goesOn(kind: Kind, what: string, by: FaultCase['by'], before: (visit: Visit) => Promise<unknown>): FaultCase {
  return {
    name: `${what}, ${kind.what}`,
    by,
    end: 'it is done once all the same',
    async run(visit) {
      await before(visit)
      const act = await kind.prepare(visit)
      await act.send()
      await act.isDone()
      assert.equal(await act.count(), 1)
    },
  }
}

/** The session has expired: the page is loaded again. */
function comesBackTo(kind: Kind): FaultCase {
  const name = `status-401@${kind.call}`
  const found = serverFault(
    name,
    async visit => {
      const act = await kind.prepare(visit)
      await visit.injectFault(name)
      await act.send()
      await visit.reads('Session expired.')
      await visit.recover()
      await Promise.all([
        visit.page.waitForEvent('load'),
        visit.site.getByRole('button', { name: 'OK', exact: true }).last().click(),
      ])
      await act.keeps()
      await act.send()
      await act.isDone()
      assert.equal(await act.count(), 1)
    },
    { end: "'Session expired.', and its OK reloads; what was filled in is there, and one more press does it, once" },
  )
  return { ...found, name: `${name}, ${kind.what}` }
}

const noStorage = ({ context }: Visit) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
const noSocket = ({ page }: Visit) => page.routeWebSocket(/\/app\//, socket => socket.close())
const wrongClock = ({ page }: Visit) => page.addInitScript({ content: clockAhead })

const statuses = ['status-400', 'status-403', 'status-404', 'status-409', 'status-500'] as const
const broken = ['html', 'no-content', 'refused', 'breaks-off'] as const

/** Faults of promises, numbers of draws, and offers by one tap. */
export const givingCases: readonly FaultCase[] = [
  ...[...statuses, ...broken].map(fault => isDoneOnce(promise, fault)),
  ...[...statuses, ...broken].map(fault => isDoneOnce(numbers, fault)),
  ...(['status-500', ...broken] as const).map(fault => isDoneOnce(oneTap, fault)),
  comesBackTo(promise),
  ...[promise, numbers, oneTap].flatMap(kind => [waits(kind, 'slow'), waits(kind, 'status-503')]),
  isRefused(promise, 'closed meanwhile', {
    error: 'pledge_closed',
    error_description: 'Pledges for this are closed.',
  }),
  isRefused(numbers, 'sold out meanwhile', {
    error: 'draw_sold_out',
    error_description: 'All numbers are sold. Nothing was taken.',
  }),
  isRefused(oneTap, 'sold out meanwhile', {
    error: 'lot_sold_out',
    error_description: 'This has just been sold out. Nothing was taken.',
  }),
  ...[promise, numbers].flatMap(kind => [
    goesOn(kind, 'all storage is blocked', 'storage', noStorage),
    goesOn(kind, 'the socket is gone', 'network', noSocket),
    goesOn(kind, 'the clock is a day off', 'network', wrongClock),
  ]),
]
