import assert from 'node:assert/strict'
import type { FaultCase } from './fault-case.ts'
import { signsIn, typeSignIn } from './sign-in-cases.ts'
import type { Visit } from './visit.ts'

/** The visitor accepts cookies and signs in, although nothing can be stored. */
async function works(visit: Visit): Promise<void> {
  await typeSignIn(visit)
  await visit.site.getByRole('button', { name: 'Accept' }).click()
  await visit.site.getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' })
  await signsIn(visit)
}

/** Storage content before the visit. */
function found(entries: Readonly<Record<string, string>>, { context }: Visit): Promise<unknown> {
  return context.addInitScript(entries => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, entries)
}

const stored = ({ page }: Visit, key: string) => page.evaluate(key => localStorage.getItem(key), key)

/** Storage that is blocked, full, corrupt or used by somebody else. */
export const storageCases: readonly FaultCase[] = [
  {
    name: 'local storage is blocked',
    by: 'storage',
    end: 'all works, and lasts until the page is left',
    short: true,
    async run(visit) {
      await visit.context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      })
      await works(visit)
    },
  },
  {
    name: 'all storage is blocked',
    by: 'storage',
    end: 'all works; the page is never loaded anew for a newer build, since it could not remember that it was',
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
      await works(visit)
      await visit.injectFault('newer-build')
      await visit.settle('/moonlight-ball/about')
      await visit.page.waitForTimeout(1000)
      await visit.readsNot(/has been updated/)
    },
  },
  {
    name: 'storage is full',
    by: 'storage',
    end: 'all works, and lasts until the page is left',
    short: true,
    async run(visit) {
      await visit.context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      })
      await works(visit)
    },
  },
  ...[
    ['half of what was written', '{"fayre":{"https://give.exam'],
    ['somebody else’s settings', '{"theme":"dark","open":[1,2]}'],
    ['a list', '[1,2,3]'],
    ['what a later version has written', '{"fayre":{"version":9,"sites":[]}}'],
  ].map(
    ([what = '', value = '']): FaultCase => ({
      name: `under the key app lies ${what}`,
      by: 'storage',
      end: 'all works, and what is not ours stays as it is',
      async run(visit) {
        await found({ app: value }, visit)
        await works(visit)
        if (!value.startsWith('{"fayre"')) assert.equal(await stored(visit, 'app'), value)
      },
    }),
  ),
  {
    name: 'the consent record is none',
    by: 'storage',
    end: 'it is asked for again',
    async run(visit) {
      await visit.open('/moonlight-ball/about')
      await visit.site.getByRole('button', { name: 'Decline' }).click()
      await visit.page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (/cookie-consent/.test(key)) localStorage.setItem(key, '{"type":')
      })
      await visit.page.reload()
      await visit.site.getByRole('button', { name: 'Decline' }).waitFor()
    },
  },
  {
    name: 'storage is wiped in the middle of a visit',
    by: 'storage',
    end: 'what is on the screen stays and works',
    async run(visit) {
      await typeSignIn(visit)
      await visit.page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await signsIn(visit)
    },
  },
  {
    name: 'cookies are answered in another tab',
    by: 'another tab',
    end: 'the question goes in this one, too',
    short: true,
    async run(visit) {
      await visit.open('/moonlight-ball/about')
      await visit.site.getByRole('button', { name: 'Accept' }).waitFor()
      const other = await visit.context.newPage()
      await other.goto(`${visit.demo}/moonlight-ball/`)
      await other.locator('fayre-microsite').getByRole('button', { name: 'Accept' }).click()
      await visit.site.getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' })
    },
  },
]
