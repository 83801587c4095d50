import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { still } from './at-rest.ts'

/** Minified, because a page takes half a second to get the other. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Milliseconds after which a violation is reported, even if the page has not stopped changing. */
const patience = 5000

/**
 * The page's violations of WCAG 2.2 AA that axe finds, shadow roots included: one line each. Waits for transitions,
 * because a colour in the middle of one is not what people read; where one has begun meanwhile, it looks again. So it
 * does for violations on a page that has changed, because axe reads an element's colours one after the other.
 */
export async function axe(page: Page, until = Date.now() + patience): Promise<string[]> {
  await still(page)
  // Evaluated, because a strict content security policy would refuse an added script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations, hasMoved, hasChanged } = await page.evaluate(async runOnly => {
    const { axe } = window as Window & { axe?: typeof axeCore }
    if (!axe) throw new Error('axe-core is not there')
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    let hasMoved = roots
      .flatMap(root => root.getAnimations())
      .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    const begun = () => (hasMoved = true)
    for (const root of roots) root.addEventListener('transitionrun', begun)
    let hasChanged = false
    const changes = new MutationObserver(() => {
      hasChanged = true
    })
    for (const root of roots) changes.observe(root, { subtree: true, childList: true, attributes: true })
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    for (const root of roots) root.removeEventListener('transitionrun', begun)
    changes.disconnect()
    return { violations, hasMoved, hasChanged }
  }, tags)
  if (hasMoved || (hasChanged && violations.length > 0 && Date.now() < until)) return axe(page, until)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.flat().join(' ')}: ${failureSummary}`),
  )
}
