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
      await visit.reads('Sorry, Something went wrong. Please try again via refresh.')
      await visit.recover()
      await visit.site.getByRole('button', { name: 'Refresh' }).click()
      await visit.site.getByLabel('Email address').waitFor()
    },
    options,
  )
}

/** Screens whose code fails to load. */
export const partCases: readonly FaultCase[] = [
  isLoadedLater('part-fails', { short: true }),
  isLoadedLater('part-gone'),
  isLoadedLater('part-is-html'),
  serverFault('part-hangs', async visit => {
    await goOn(visit, 'part-hangs')
    await visit.page.waitForURL(/sign-in$/)
    await visit.page.waitForTimeout(500)
    await visit.site.getByRole('link', { name: 'Home' }).first().click()
    await visit.reads('One evening. Every child’s tomorrow.')
  }),
]
