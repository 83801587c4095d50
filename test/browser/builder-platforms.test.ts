import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { sampled } from '../full-run.ts'
import { donor, totalOf } from './donor.ts'
import { test } from './fixture.ts'
import { serveHostPage, standIn } from './host-page.ts'

const event = 'riverside-10k'

/** The code that the builder shows for a platform. */
async function written(page: Page, demo: string, platform: string): Promise<string> {
  await page.goto(`${demo}/builder?block=donation-form&event=${event}`)
  await page.getByRole('tab', { name: platform.replace(' fast', '') }).click()
  const code = page.locator(platform.endsWith(' fast') ? '#fast' : '#code')
  await expect.poll(() => code.textContent()).toContain(event)
  return (await code.textContent()) ?? ''
}

const firstLine = (code: string) => code.split('\n')[0] ?? ''
const secondLine = (code: string) => code.split('\n')[1] ?? ''

/** WordPress turns separate blocks of text into paragraphs, and line ends into breaks. */
const inParagraphs = (code: string) => `<p>${code.trim().replaceAll('\n', '<br />\n')}</p>`

/** The rest that editors keep who may not write scripts: no scripts, styles and links, no unknown tags. */
const sifted = (code: string) =>
  code
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<link\b[^>]*>/g, '')
    .replaceAll(/<\/?[a-z]+-[^>]*>/g, '')
    .replace('></div>', '>&nbsp;</div>')

/** An element that is in the page, with its attributes, before its script runs. */
function asWix(code: string): string {
  const [, script] = /Server URL: (\S+)/.exec(code) ?? []
  const [, tag] = /Tag name: (\S+)/.exec(code) ?? []
  const attributes = [...code.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => `${name}="${value}"`)
  return `<${tag} ${attributes.join(' ')}></${tag}><script type="module" async src="${script}"></script>`
}

/** A page inserted by script, left and returned to. Its scripts are recreated, so that they run. */
const bySwapping = (code: string) => `<main></main><script type="module">
  const show = html => {
    const main = document.querySelector('main')
    main.innerHTML = html
    for (const dead of main.querySelectorAll('script')) {
      const live = document.createElement('script')
      for (const { name, value } of dead.attributes) live.setAttribute(name, value)
      dead.replaceWith(live)
    }
  }
  const page = decodeURIComponent("${encodeURIComponent(code)}")
  show(page)
  await customElements.whenDefined('fayre-donation-form')
  show('<p>Another page</p>')
  show(page)
</script>`

const pages: readonly [platform: string, place: string, shaped: (code: string) => string][] = [
  ['WordPress', 'in the classic editor', inParagraphs],
  ['WordPress', 'for editors without scripts', code => inParagraphs(sifted(secondLine(code))) + firstLine(code)],
  ['HTML', 'in WordPress’s classic editor', inParagraphs],
  ['HTML fast', 'in WordPress’s classic editor', inParagraphs],
  ['Squarespace', 'with pages that are swapped in', bySwapping],
  ['Webflow', 'in an embed', code => `<div class="w-embed w-script">${code}</div>`],
  ['Drupal', 'with filtered HTML', code => sifted(secondLine(code)) + firstLine(code)],
  ['Wix', 'as a custom element', asWix],
]

test.for(sampled(pages, 3))(
  'what is written for %s %s takes a gift there',
  async ([platform, , shaped], { page, demo }) => {
    const code = await written(page, demo, platform)
    const host = await serveHostPage({ body: standIn(demo) + shaped(code) })
    onTestFinished(host.close)
    const before = await totalOf(demo, event)
    await page.goto(host.url)
    const ada = donor(page)
    await ada.choose('£10')
    await ada.introduce()
    await ada.fillCard('4242 4242 4242 4242')
    await ada.pay()
    await ada.thanks.waitFor()
    expect((await totalOf(demo, event)).donation_count - before.donation_count).toBe(1)
  },
)
