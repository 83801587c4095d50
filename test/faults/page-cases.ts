import { serveHostPage } from '../browser/host-page.ts'
import { type Condition, type HostilePage, named } from '../hosts/condition.ts'
import { cssConditions } from '../hosts/css-conditions.ts'
import { giveThere } from '../hosts/give-there.ts'
import { hostilePage } from '../hosts/hostile-page.ts'
import { policyConditions } from '../hosts/policy-conditions.ts'
import { scriptConditions } from '../hosts/script-conditions.ts'
import { byPage } from './caused-by.ts'
import type { FaultCase } from './fault-case.ts'

const givesOn = (page: HostilePage, { name }: Condition): FaultCase =>
  byPage({
    name: `a page with ${name}`,
    end: 'a gift is given there all the same',
    async run({ context, demo }) {
      const browser = context.browser()
      if (!browser) throw new Error('This context is of no browser')
      await giveThere(browser, demo, page)
    },
  })

const css = ['everything unset', 'the blocks themselves turned, shrunk and blinking', 'quirks mode']
const policies = ['our list and no styles at all', 'a sandbox that allows no forms']
const scripts = ['a tracing library', 'a password manager that changes all fields']

/** What a charity's own page may do to the blocks in it. */
export const pageCases: readonly FaultCase[] = [
  ...css.map(name => named(cssConditions, name)).map(css => givesOn({ css }, css)),
  ...policies.map(name => named(policyConditions, name)).map(policy => givesOn({ policy }, policy)),
  ...scripts.map(name => named(scriptConditions, name)).map(script => givesOn({ script }, script)),
  byPage({
    name: 'a page whose polyfill takes no style sheets',
    end: 'the link inside the block stays, and leads to the hosted page',
    async run({ page, demo }) {
      const before = `Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { get() {} })`
      const host = await serveHostPage(hostilePage({ script: { name: 'Shady DOM', before } }, demo))
      try {
        await page.goto(host.url)
        await page.locator('fayre-donation-form:defined').waitFor({ state: 'attached' })
        await page.locator('fayre-donation-form').getByRole('link', { name: 'Give' }).click()
        await page.waitForURL(`${demo}/riverside-10k*`)
      } finally {
        host.close()
      }
    },
  }),
]
