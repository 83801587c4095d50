import assert from 'node:assert/strict'
import type { FaultCase } from './fault-case.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

const about = '/moonlight-ball/about'
const heading = /Kingsmere|evening/i

/** The page reports that it could not be loaded. After the fault, trying again shows it. */
function offersAnotherTry(name: string, options: Pick<FaultCase, 'short'> = {}): FaultCase {
  return serverFault(
    name,
    async visit => {
      await visit.injectFault(name)
      await visit.open(about)
      const again = visit.site.getByRole('button', { name: 'Try again' })
      await again.waitFor()
      await visit.recover()
      await again.click()
      await again.waitFor({ state: 'detached' })
      await visit.reads(heading)
    },
    options,
  )
}

/** The visitor notices nothing. */
function unnoticed(name: string): FaultCase {
  return serverFault(name, async visit => {
    await visit.injectFault(name)
    await visit.open(about)
    await isShown(visit)
  })
}

async function isShown({ site, reads, readsNot }: Visit): Promise<void> {
  await site.getByRole('heading', { level: 1 }).first().waitFor()
  await reads(heading)
  await readsNot(/went wrong|try again/i)
}

/** The total shows the error, and never an amount that the server did not send. */
function keepsMoneyTrue(name: string, options: Pick<FaultCase, 'short'> = {}): FaultCase {
  return serverFault(
    name,
    async visit => {
      await visit.injectFault(name)
      await visit.open('/riverside-10k/')
      await visit.reads('This can’t be shown just now.')
      await visit.readsNot(/NaN|Infinity|£10\.50|£0 raised/)
    },
    options,
  )
}

/** Faulty answers for a page, and for the amounts on it. */
export const contentCases: readonly FaultCase[] = [
  offersAnotherTry('truncated', { short: true }),
  offersAnotherTry('content-missing'),
  serverFault('unknown-block', async visit => {
    await visit.injectFault('unknown-block')
    await visit.open(about)
    await isShown(visit)
    await visit.site.getByRole('meter').waitFor()
    await visit.readsNot('Carriages')
  }),
  offersAnotherTry('status-500@page'),
  offersAnotherTry('html@page'),
  offersAnotherTry('refused@page'),
  serverFault(
    'status-404@page',
    async visit => {
      await visit.injectFault('status-404@page')
      await visit.open(about)
      await visit.reads('No Found')
    },
    { end: "the result 'No Found', with a way home" },
  ),
  serverFault(
    'status-403@page',
    async visit => {
      await visit.injectFault('status-403@page')
      await visit.open(about)
      await visit.reads('Unauthorized')
    },
    { end: "the result 'Unauthorized', with a way home" },
  ),
  unnoticed('wrong-content-type'),
  unnoticed('unknown-status'),
  serverFault('prototype', async visit => {
    await visit.injectFault('prototype')
    await visit.open(about)
    await isShown(visit)
    assert.equal(await visit.page.evaluate(() => Reflect.get({}, 'polluted')), undefined)
  }),
  serverFault('hangs', async visit => {
    await visit.page.clock.install()
    await visit.injectFault('hangs')
    await visit.open('/moonlight-ball/sign-in')
    await visit.site.getByLabel('Email address').waitFor()
    await visit.site.getByRole('link', { name: 'The evening' }).first().click()
    await visit.page.waitForURL(/about$/)
    await visit.page.clock.fastForward(9000)
    await visit.reads(/Still trying/)
    await visit.site.getByRole('link', { name: 'Sign in' }).first().click()
    await visit.site.getByLabel('Email address').waitFor()
  }),
  serverFault('slow', async visit => {
    await visit.injectFault('slow')
    await visit.open(about)
    await isShown(visit)
  }),
  keepsMoneyTrue('money-fraction', { short: true }),
  keepsMoneyTrue('money-text'),
  keepsMoneyTrue('money-endless'),
  keepsMoneyTrue('money-inexact'),
  keepsMoneyTrue('money-missing'),
]
