import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { atRest } from './at-rest.ts'
import { test } from './fixture.ts'
import { serveHostPage } from './host-page.ts'
import { reaching, running } from './hostile-html.ts'
import { microsite } from './microsite.ts'

const event = 'riverside-10k'
const kind =
  '<h1>Kind words</h1><p>With <a href="/faq">a link</a> and <img src="/demo/art/riverside-10k/logo.svg" alt="Logo"></p>'

declare global {
  interface Window {
    hits: number
    hit: () => void
  }
}

async function counted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.hits = 0
    window.hit = () => {
      window.hits++
    }
  })
}

/** A microsite on a page without a policy, showing this organiser's HTML; and the page's requests to other sites. */
async function show(page: Page, demo: string, html: readonly string[], policy?: string) {
  const host = await serveHostPage({
    body: `<script type="module" src="${demo}/microsite.js" data-host="."></script>
      <fayre-microsite event="${event}"></fayre-microsite>`,
    ...(policy && { policy }),
  })
  onTestFinished(host.close)
  const asked: string[] = []
  page.on('request', request => {
    if (/evil\.example/.test(request.url())) asked.push(request.url())
  })
  await page.route('**/api/v1/pages/home*', async route => {
    const answer = await route.fetch()
    const page = (await answer.json()) as Record<string, unknown>
    await route.fulfill({ response: answer, json: { ...page, content: html.map(html => ({ type: 'html', html })) } })
  })
  const site = microsite(page)
  await site.open(host.url)
  await site.settle()
  await page.waitForFunction(
    count => document.querySelector('fayre-microsite')?.shadowRoot?.querySelectorAll('.html').length === count,
    html.length,
  )
  return { site, asked }
}

test('control: each hostile text runs without the sanitiser', async ({ page, expectProblem }) => {
  expectProblem(/./)
  await counted(page)
  const host = await serveHostPage({ body: '' })
  onTestFinished(host.close)
  const silent: string[] = []
  for (const html of running) {
    await page.goto(host.url)
    await page.evaluate(html => {
      document.body.innerHTML = html
    }, html)
    const ran = await page.waitForFunction(() => window.hits > 0, undefined, { timeout: 15_000 }).catch(() => undefined)
    if (!ran) silent.push(html)
  }
  expect(silent).toEqual([])
})

test('none of them runs, styles, names, sends or fetches anything in the microsite', async ({ page, demo }) => {
  await counted(page)
  const { asked } = await show(page, demo, [...running, ...reaching])
  await atRest(page)
  expect(await page.evaluate(() => window.hits)).toBe(0)
  expect(asked).toEqual([])
  const found = await page.evaluate(() => {
    const root = document.querySelector('fayre-microsite')?.shadowRoot
    const inside = [...(root?.querySelectorAll('.html *') ?? [])]
    const allowed = /^(href|src|alt|title|lang|dir|width|height|colspan|rowspan|scope|datetime|rel|loading)$/
    return {
      elements: inside.length,
      names: inside
        .map(({ localName }) => localName)
        .filter(name =>
          /^(form|input|button|textarea|select|option|style|link|script|svg|math|iframe|object|embed|base|meta|slot|template|dialog|video|audio|details|.*-.*)$/.test(
            name,
          ),
        ),
      attributes: inside.flatMap(element => element.getAttributeNames()).filter(name => !allowed.test(name)),
      links: inside.flatMap(element => element.getAttribute('href') ?? []),
      pictures: inside.flatMap(element => element.getAttribute('src') ?? []),
      rels: [...(root?.querySelectorAll('.html a[href]') ?? [])].map(link => link.getAttribute('rel')),
    }
  })
  expect(found.elements).toBeGreaterThan(10)
  expect(found).toMatchObject({ names: [], attributes: [] })
  expect(found.links.filter(link => !/^(https:\/\/charity\.example|http:\/\/localhost)/.test(link))).toEqual([])
  expect(found.pictures.filter(source => !source.startsWith(demo))).toEqual([])
  expect(new Set(found.rels)).toEqual(new Set(['noopener']))
})

test('harmless text stays as it was written, below the page’s own heading', async ({ page, demo }) => {
  const { site } = await show(page, demo, [kind])
  await site.main.getByRole('heading', { name: 'Kind words', level: 2 }).waitFor()
  await expect
    .poll(() => site.main.getByRole('link', { name: 'a link' }).getAttribute('href'))
    .toBe(`${demo}/${event}/faq`)
  expect(await site.main.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe(
    `${demo}/demo/art/riverside-10k/logo.svg`,
  )
  await site.main.getByRole('link', { name: 'a link' }).click()
  await site.heading('Questions').waitFor()
})

test('an editor’s styles are removed before a strict policy reports them', async ({ page, demo }) => {
  const html =
    '<p style="color: red">Red <b class="x" style=color:red>words</b></p><p title="a" style=\'color: red\'>More</p>'
  const { site } = await show(page, demo, [html], "style-src 'none'")
  const words = site.main.locator('.html')
  await expect.poll(() => words.innerHTML()).toBe('<p>Red <b>words</b></p><p title="a">More</p>')
})

test.for(["trusted-types 'none'", 'trusted-types other'])(
  'where nobody may parse (%s), the words are there as text',
  async (types, { page, demo, expectProblem }) => {
    expectProblem(/TrustedTypePolicy named 'fayre'/)
    await counted(page)
    const { site } = await show(page, demo, [kind, running[0] ?? ''], `require-trusted-types-for 'script'; ${types}`)
    const words = (await site.main.locator('.html').first().textContent()) ?? ''
    expect(words).toContain('Kind words')
    expect(words).toContain('a link')
    expect(words).not.toMatch(/null|</)
    expect(await page.evaluate(() => window.hits)).toBe(0)
  },
)
