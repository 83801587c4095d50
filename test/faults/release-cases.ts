import assert from 'node:assert/strict'
import type { FaultCase } from './fault-case.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

const about = '/moonlight-ball/about'
const updated = 'The Moonlight Ball has been updated'

/** Counts page loads from now on. */
function loads({ page }: Visit): () => number {
  let count = 0
  page.on('load', () => count++)
  return () => count
}

/** The page reloads once for this build, and never again. */
function reloadsOnce(name: string, options: Pick<FaultCase, 'short'> = {}): FaultCase {
  return serverFault(
    name,
    async visit => {
      await visit.page.clock.install()
      await visit.injectFault(name)
      const count = loads(visit)
      await visit.open(about)
      await visit.reads(updated)
      await visit.reads("We're refreshing the app to keep things up to date.")
      const lookedAgain = visit.page.waitForResponse(/app\.json/)
      const loaded = visit.page.waitForEvent('load')
      await visit.page.clock.runFor(3500)
      await Promise.all([loaded, lookedAgain])
      await visit.reads(/Kingsmere|evening/i)
      await visit.page.clock.runFor(10_000)
      await visit.readsNot(updated)
      assert.ok(count() <= 2, `It was loaded ${count()} times`)
    },
    options,
  )
}

/** Newer builds of the front end, and maintenance. */
export const releaseCases: readonly FaultCase[] = [
  reloadsOnce('newer-build', { short: true }),
  reloadsOnce('older-version'),
  serverFault(
    'newer-build, while somebody types',
    async visit => {
      await visit.page.clock.install()
      await visit.settle('/moonlight-ball/sign-in')
      await visit.site.getByLabel('Email address').fill('guest@fayre.example')
      await visit.injectFault('newer-build')
      const looked = visit.page.waitForResponse(/app\.json/)
      await visit.page.clock.fastForward(5 * 60_000)
      await looked
      await visit.page.clock.runFor(10_000)
      await visit.readsNot(updated)
      assert.equal(await visit.site.getByLabel('Email address').inputValue(), 'guest@fayre.example')
      await visit.site.getByLabel('Email address').fill('')
      await Promise.all([visit.reads(updated), visit.page.clock.runFor(1000)])
    },
    { end: 'nothing happens until all that was typed is sent or cleared', short: true },
  ),
  serverFault('release-unreadable', async visit => {
    await visit.injectFault('release-unreadable')
    await visit.settle(about)
    await visit.reads(/Kingsmere|evening/i)
    await visit.readsNot(updated)
  }),
  serverFault(
    'maintenance-planned',
    async visit => {
      await visit.injectFault('maintenance-planned')
      await visit.open(about)
      const dialog = visit.site.getByRole('dialog', { name: 'Maintenance is coming up' })
      await dialog.getByText(/The Moonlight Ball pauses in (9|10) minutes, for about 15 minutes\./).waitFor()
      await dialog.getByRole('button', { name: 'Close until it begins' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await visit.site.getByRole('link', { name: 'Questions' }).first().click()
      await visit.page.waitForURL(/faq$/)
      await visit.page.reload()
      await visit.site.getByRole('heading', { level: 1 }).first().waitFor()
      await visit.page.waitForTimeout(1000)
      assert.equal(await dialog.isVisible(), false)
    },
    { short: true },
  ),
  serverFault('maintenance-running', async visit => {
    await visit.page.clock.install()
    await visit.injectFault('maintenance-running')
    await visit.open(about)
    await visit.reads('We’ll be back soon')
    await visit.reads(/What you have typed is kept/)
    await visit.recover()
    await visit.page.clock.fastForward(20_000)
    await visit.site.getByText('We’ll be back soon').waitFor({ state: 'detached' })
    await visit.reads(/Kingsmere|evening/i)
  }),
]
