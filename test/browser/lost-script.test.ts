import { describe, expect, onTestFinished } from 'vitest'
import { donor } from './donor.ts'
import { test } from './fixture.ts'
import { serveHostPage, standIn } from './host-page.ts'
import { serveLosing } from './losing-server.ts'

const steps = /\/c\/giving-/
/** The code that the steps share with other parts that load later. */
const shared = /\/c\/later-/

/** A charity's page with a donation form, whose scripts come from a server that loses some. */
async function pageWith(demo: string, policy?: (bundle: string) => string) {
  const bundle = await serveLosing(demo)
  const html = `<script type="module" src="${bundle.url}/donation-form.js"></script>
    <fayre-donation-form event="riverside-10k" host="${demo}"><a href="${demo}/riverside-10k">Give</a></fayre-donation-form>`
  const host = await serveHostPage({ body: standIn(demo) + html, ...(policy && { policy: policy(bundle.url) }) })
  onTestFinished(() => {
    bundle.close()
    host.close()
  })
  return { url: host.url, bundle }
}

/** The requests of one import of a file whose first requests are lost. */
const tries = (lost: number) => [...Array(lost).fill('fetch lost'), 'fetch came']

describe('a script that is lost', () => {
  test.for([steps, shared])('comes with the third try, and once: %s', async (file, { page, demo, expectProblem }) => {
    expectProblem(/status of 503/)
    const { url, bundle } = await pageWith(demo)
    bundle.lose(file, 2)
    await page.goto(url)
    const ada = donor(page)
    await ada.choose('£10')
    await ada.form.getByLabel('First name').waitFor()
    // The import takes it from the browser's cache.
    expect(bundle.asked(file)).toEqual(tries(2))
  })

  test('is requested again by Try again, before the donor has done anything', async ({ page, demo, expectProblem }) => {
    expectProblem(/status of 503|did not load/)
    const { url, bundle } = await pageWith(demo)
    bundle.lose(steps, 4)
    await page.goto(url)
    await page.getByRole('button', { name: 'Try again' }).click()
    const ada = donor(page)
    await ada.choose('£10')
    await ada.form.getByLabel('First name').waitFor()
    expect(bundle.asked(steps)).toEqual(tries(4))
    expect(bundle.asked(shared)).toEqual(tries(0))
  })

  test('would be lost for good if it were imported at once', async ({ page, demo, expectProblem }) => {
    expectProblem(/status of 503/)
    const { url, bundle } = await pageWith(demo)
    await page.goto(url)
    bundle.lose(/frame/, 1)
    const importIt = () => page.evaluate(`import('${bundle.url}/frame.js').then(() => 'came', () => 'lost')`)
    expect([await importIt(), await importIt()]).toEqual(['lost', 'lost'])
  })
})

test('a policy that allows to import what it forbids to fetch costs one try', async ({ page, demo, expectProblem }) => {
  expectProblem(/Content Security Policy|connect-src/)
  const socket = demo.replace('http', 'ws')
  const { url, bundle } = await pageWith(
    demo,
    bundle => `script-src ${bundle} ${demo}; connect-src ${demo} ${socket}; frame-src ${demo}`,
  )
  await page.goto(url)
  const ada = donor(page)
  await ada.choose('£10')
  await ada.form.getByLabel('First name').waitFor()
  expect(bundle.asked(steps)).toEqual(['import came'])
})
