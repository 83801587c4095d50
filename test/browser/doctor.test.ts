import type { Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { atRest } from './at-rest.ts'
import { axe } from './axe.ts'
import { test } from './fixture.ts'
import { block, type Host, type HostPage, serveHostPage } from './host-page.ts'

const hosts: Host[] = []
afterEach(() => {
  for (const host of hosts.splice(0)) host.close()
})

/** Opens the page with the doctor, and waits for its report. */
async function visit(page: Page, input: HostPage, query = '?fayre-doctor') {
  const host = await serveHostPage(input)
  hosts.push(host)
  await page.goto(host.url + query)
  return page.getByRole('dialog')
}

describe('the doctor', () => {
  test('finds nothing on a healthy page, closes on request, and appears only when called', async ({ page, demo }) => {
    let loads = 0
    page.on('request', request => {
      if (/doctor[^?]*\.js/.test(request.url())) loads += 1
    })
    const body = block('donation-form', demo)
    const report = await visit(page, {
      body: `${body}${block('total-raised', demo)}`,
      head: '<style>fayre-donation-form, fayre-total-raised { --fayre-font: system-ui }</style>',
    })
    await report.getByRole('heading', { name: 'All is well' }).waitFor()
    await expect.poll(() => report.getByText('The platform answers').isVisible()).toBe(true)
    expect(await axe(page)).toEqual([])
    await report.getByRole('button', { name: 'Close' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await visit(page, { body }, '?fayre-doctors')
    await page.getByRole('button', { name: /^Give £/ }).waitFor()
    await atRest(page)
    expect(loads).toBe(1)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('gives slow files time before it calls a font missing', async ({ page, demo }) => {
    await page.route(`${demo}/c/**`, async route => {
      await new Promise(done => setTimeout(done, 1800))
      await route.continue()
    })
    const report = await visit(page, { body: block('donation-form', demo) })
    await report.getByRole('heading', { name: 'All is well' }).waitFor()
  })

  test('names the line that a policy lacks, and those of the card fields once it knows whose they are', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/Content Security Policy|fayre|Fetch API/)
    const body = block('donation-form', demo)
    const policy = `default-src 'none'; script-src ${demo}`
    const first = await visit(page, { body, policy })
    await first.getByText(`connect-src ${demo}`).waitFor()
    const report = await visit(page, { body, policy: `${policy}; connect-src ${demo}` })
    await report.getByText(`frame-src ${demo}`).waitFor()
    await expect.poll(() => report.getByText(`img-src ${demo}`).isVisible()).toBe(true)
  })

  test('names the lines that Stripe needs, where the card fields come from there', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/Content Security Policy|fayre|Fetch API/)
    await page.route(`${demo}/api/v1/app/settings?*`, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), stripe_publishable_key: 'pk_test_51Abc' } })
    })
    const live = demo.replace('http', 'ws')
    const report = await visit(page, {
      body: block('donation-form', demo),
      policy: `default-src ${demo} ${live}; script-src ${demo}`,
    })
    await report.getByText('script-src https://js.stripe.com https://*.js.stripe.com').waitFor()
    for (const line of [
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      'connect-src https://api.stripe.com',
    ])
      await expect.poll(() => report.getByText(line).isVisible()).toBe(true)
    expect(await report.getByText('not allow live updates').count()).toBe(0)
  })

  test('says that a block names no event, and so may show another charity’s', async ({ page, demo }) => {
    const report = await visit(page, { body: block('total-raised', demo).replace(/ event="[^"]*"/, '') })
    await report.getByRole('heading', { name: 'A block does not say which event it is for' }).waitFor()
  })

  test('says what covers the button, and with which z-index', async ({ page, demo }) => {
    const report = await visit(page, {
      head: '<style>.veil { position: fixed; inset: 0; z-index: 999 }</style>',
      body: `${block('donation-form', demo)}<div class="veil"></div>`,
    })
    await report.getByRole('heading', { name: 'The button of <fayre-donation-form> is covered' }).waitFor()
    await expect.poll(() => report.getByText('div.veil lies over it (z-index 999)').isVisible()).toBe(true)
    await expect.poll(() => report.getByText('div.veil { pointer-events: none !important }').isVisible()).toBe(true)
  })

  test('names the style that hides, shrinks, clips, moves or disables a form, with the rule that undoes it', async ({
    page,
    demo,
  }) => {
    const form = block('donation-form', demo)
    const styles = {
      'opacity: 0': "can't be seen",
      'transform: scale(0.5)': 'is made smaller by a transform',
      'overflow: hidden; height: 120px': 'cuts <fayre-donation-form> off',
      'transform: translateX(-150%)': 'is out of reach',
      'pointer-events: none': "can't be pressed",
    }
    const places = Object.keys(styles).map((style, index) => ({ style: `.p${index} { ${style} }`, index }))
    const head = `<style>${places.map(({ style }) => style).join(' ')}</style>`
    const body = places.map(({ index }) => `<div class="p${index}">${form}</div>`).join('')
    const report = await visit(page, { head, body })
    for (const words of Object.values(styles)) await report.getByRole('heading', { name: words }).waitFor()
    const rules = await report.locator('pre').allTextContents()
    expect(rules).toHaveLength(places.length)
    const mended = await visit(page, { head: `${head}<style>${rules.join('\n')}</style>`, body })
    await mended.getByRole('heading', { name: 'All is well' }).waitFor()
  })

  test('tells of a page that was left unable to scroll, and not of one that scrolls within', async ({ page, demo }) => {
    const body = `<main><div style="height: 2000px"></div>${block('donation-form', demo)}</main>`
    const font = 'fayre-donation-form { --fayre-font: system-ui }'
    const stuck = await visit(page, { head: `<style>${font} body { overflow: hidden }</style>`, body })
    await stuck.getByText('body { overflow: auto !important; height: auto !important }').waitFor()
    const shell = 'html, body { height: 100%; overflow: hidden } main { height: 100%; overflow: auto }'
    const well = await visit(page, { head: `<style>${font} ${shell}</style>`, body })
    await well.getByRole('heading', { name: 'All is well' }).waitFor()
  })

  test('asks about every event on the page, where the scripts say that the platform is', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/404/)
    // The files come from a place of their own, and the script says which platform and event its blocks are for.
    const files = 'https://files.example'
    await page.route(`${files}/**`, async route =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace(files, demo) }) }),
    )
    const said = `data-host="${demo}" data-event="riverside-10k"`
    const script = `<script type="module" src="${files}/all.js" ${said}></script>`
    const healthy = await visit(page, { body: `${script}<fayre-total-raised></fayre-total-raised>` })
    await healthy.getByText('The platform answers').waitFor()
    await healthy.getByRole('button', { name: 'Close' }).click()
    const body = `${script}<fayre-total-raised></fayre-total-raised><fayre-tickets event="no-such-event"></fayre-tickets>`
    const report = await visit(page, { body })
    await report.getByRole('heading', { name: 'The platform knows no event "no-such-event"' }).waitFor()
  })

  test('reports who defined a tag, an unknown event, and blocked storage', async ({ page, demo, expectProblem }) => {
    expectProblem(/404|fayre/)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    })
    const report = await visit(page, {
      head: "<script>customElements.define('fayre-total-raised', class extends HTMLElement {})</script>",
      body: block('donation-form', demo, 'no-such-event') + block('total-raised', demo, 'no-such-event'),
    })
    for (const words of [
      '<fayre-total-raised> belongs to another script of this page',
      'The platform knows no event "no-such-event"',
      'Nothing can be stored in this browser',
    ]) {
      await report.getByRole('heading', { name: words }).waitFor()
    }
  })
})
