import assert from 'node:assert/strict'
import type { FaultCase } from './fault-case.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

const failed = 'Something went wrong. Please refresh & try again!'

/** The event cannot be shown; after the fault, Refresh shows it. */
function failsToStart(name: string, options: Pick<FaultCase, 'short' | 'end'> = { end: `'${failed}'` }): FaultCase {
  return serverFault(
    name,
    async visit => {
      await visit.injectFault(name)
      await visit.open('/moonlight-ball/about')
      await visit.reads(failed)
      await visit.recover()
      await visit.site.getByRole('button', { name: 'Refresh' }).click()
      await visit.reads(/Kingsmere|evening/i)
      await visit.site.getByText(failed).waitFor({ state: 'detached' })
    },
    options,
  )
}

/** Somebody who signed in on an earlier visit. */
async function comeBackSignedIn({ context, demo }: Visit): Promise<void> {
  const key = `fayre.token ${demo} moonlight-ball`
  await context.addInitScript(
    ([key = '', mark = '']) => {
      if (sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, 'yes')
      localStorage.setItem(key, 'an-old-token')
    },
    [key, 'came'],
  )
}

const tokenOf = ({ page, demo }: Visit) =>
  page.evaluate(key => localStorage.getItem(key), `fayre.token ${demo} moonlight-ball`)

/** Faulty answers for settings and profile, before anything is shown. */
export const startCases: readonly FaultCase[] = [
  failsToStart('unknown-mode', { end: `'${failed}'`, short: true }),
  failsToStart('event-id-missing'),
  failsToStart('menu-missing'),
  failsToStart('status-500@appSettings'),
  failsToStart('html@appSettings'),
  failsToStart('breaks-off@appSettings'),
  serverFault('settings-empty', async visit => {
    await visit.injectFault('settings-empty')
    await visit.open('/moonlight-ball/')
    await visit.page.waitForLoadState('load')
    await visit.page.waitForTimeout(1500)
    await visit.readsNot(failed)
  }),
  serverFault(
    'invalid-token',
    async visit => {
      await comeBackSignedIn(visit)
      await visit.injectFault('invalid-token')
      await visit.open('/moonlight-ball/about')
      await visit.reads('Account archived')
      await visit.reads('Please contact support.')
      assert.equal(await tokenOf(visit), null)
      await visit.recover()
      await visit.page.waitForEvent('load')
      await visit.reads(/Kingsmere|evening/i)
      await visit.readsNot('Account archived')
    },
    { short: true },
  ),
  serverFault('user-missing', async visit => {
    await comeBackSignedIn(visit)
    await visit.injectFault('user-missing')
    await visit.open('/moonlight-ball/about')
    await visit.site.getByRole('link', { name: 'Sign in' }).first().waitFor()
    await visit.reads(/Kingsmere|evening/i)
  }),
]
