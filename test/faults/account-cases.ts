import type { FaultCase } from './fault-case.ts'
import { serverFault } from './server-fault.ts'
import { sendSignIn, typeSignIn } from './sign-in-cases.ts'
import type { Visit } from './visit.ts'

async function signIn(visit: Visit): Promise<void> {
  await typeSignIn(visit)
  await sendSignIn(visit)
  await visit.site.getByRole('link', { name: 'Eleanor' }).first().waitFor()
}

/** Opens a screen during maintenance, which then shows its content by itself. */
function goesOnByItself(
  asked: string,
  path: string,
  before: (visit: Visit) => Promise<void>,
  words: string,
): FaultCase {
  return serverFault(
    asked,
    async visit => {
      await before(visit)
      await visit.page.clock.install()
      await visit.injectFault(asked)
      await visit.open(path)
      await visit.reads('We’ll be back soon')
      await visit.recover()
      await visit.page.clock.fastForward(20_000)
      await visit.site.getByText('We’ll be back soon').waitFor({ state: 'detached' })
      await visit.site.getByLabel(words, { exact: true }).waitFor()
    },
    { end: 'the maintenance screen; then what it kept from being read is there', short: true },
  )
}

/** Screens of signed-in people. */
export const accountCases: readonly FaultCase[] = [
  ...[403, 404, 500].map(status =>
    serverFault(
      `status-${status}@profile`,
      async visit => {
        await signIn(visit)
        await visit.injectFault(`status-${status}@profile`)
        await visit.open('/moonlight-ball/account')
        const again = visit.site.getByRole('button', { name: 'Try again' })
        await again.waitFor()
        await visit.recover()
        await again.click()
        await visit.reads('Hello, Eleanor')
      },
      { end: 'the account says that it could not be shown, asks nobody to sign in, and another try shows it' },
    ),
  ),
  goesOnByItself('status-503@account', '/moonlight-ball/account/details', signIn, 'First name'),
  goesOnByItself('status-503@loginRequirements', '/moonlight-ball/sign-in', async () => {}, 'Email address'),
  serverFault(
    'status-503@page',
    async visit => {
      await visit.page.clock.install()
      await visit.injectFault('status-503@page')
      await visit.open('/moonlight-ball/about')
      await visit.reads('We’ll be back soon')
      await visit.readsNot('System Error')
      await visit.readsNot('Server Error')
      await visit.recover()
      await visit.page.clock.fastForward(20_000)
      await visit.reads('The order of the evening')
    },
    { end: 'the maintenance screen; then the page' },
  ),
]
