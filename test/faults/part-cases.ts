import assert from 'node:assert/strict'
import type { FaultCase } from './fault-case.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

/** From the loaded home page to the next screen, whose code fails to load. */
async function goOn(visit: Visit, fault: string): Promise<void> {
  await visit.settle('/moonlight-ball/')
  await visit.injectFault(fault)
  await visit.site.getByRole('link', { name: 'Sign in' }).first().click()
}

function isLoadedLater(name: string, options: Pick<FaultCase, 'short'> = {}): FaultCase {
  return serverFault(
    name,
    async visit => {
      await goOn(visit, name)
      await visit.reads('This can’t be shown just now.')
      await visit.recover()
      await visit.site.getByRole('button', { name: 'Try again' }).click()
      await visit.site.getByLabel('Email address').waitFor()
    },
    options,
  )
}

/**
 * A donation form whose script of the next steps is lost so many times.
 * @param then what the donor does about it
 */
function lostOnTheWay(times: number, end: string, then: (visit: Visit) => Promise<void>): FaultCase {
  return {
    name: `a script of the form is lost ${times} times on the way`,
    by: 'network',
    end,
    async run(visit) {
      const asked: string[] = []
      await visit.page.route(/\/c\/giving-/, route => {
        const how = route.request().resourceType()
        asked.push(how)
        return how === 'fetch' && asked.length <= times ? route.abort() : route.continue()
      })
      await visit.open('/embed.html?block=donation-form&event=riverside-10k')
      await then(visit)
      await visit.page.getByRole('button', { name: /^Give £/ }).click()
      await visit.page.getByLabel('First name').waitFor()
      // Most browsers keep a failed import, so the file is fetched first, and imported once.
      assert.deepEqual(asked, [...Array(times + 1).fill('fetch'), 'script'])
    },
  }
}

/** Code of screens and blocks that fails to load. */
export const partCases: readonly FaultCase[] = [
  lostOnTheWay(2, 'the third try gets it half a second later, and nobody has noticed', async () => {}),
  lostOnTheWay(3, 'the form says that it can’t be shown; another try shows it', ({ page }) =>
    page.getByRole('button', { name: 'Try again' }).click(),
  ),
  isLoadedLater('part-fails', { short: true }),
  isLoadedLater('part-gone'),
  isLoadedLater('part-is-html'),
  serverFault('part-hangs', async visit => {
    await goOn(visit, 'part-hangs')
    await visit.page.waitForURL(/sign-in$/)
    await visit.page.waitForTimeout(500)
    await visit.page.locator('fayre-microsite .header-home').click()
    await visit.reads('One evening. Every child’s tomorrow.')
  }),
]
