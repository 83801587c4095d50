import { afterEach, describe, expect } from 'vitest'
import { donor, totalOf } from '../browser/donor.ts'
import { test } from '../browser/fixture.ts'
import { block, type Host, serveHostPage, standIn } from '../browser/host-page.ts'

const hosts: Host[] = []
afterEach(() => {
  for (const host of hosts.splice(0)) host.close()
})

const three = (demo: string) =>
  standIn(demo) + block('total-raised', demo) + block('donation-progress', demo) + block('donation-form', demo)

describe('a gift is given', () => {
  test('under a policy that allows our origin and nothing else', async ({ page, demo }) => {
    const socket = demo.replace('http', 'ws')
    const host = await serveHostPage({
      body: three(demo),
      policy: `default-src 'none'; script-src ${demo}; connect-src ${demo} ${socket}; frame-src ${demo}; font-src ${demo}`,
    })
    hosts.push(host)
    await page.goto(host.url)
    const before = await totalOf(demo, 'riverside-10k')
    const ada = donor(page)
    await ada.choose('£10')
    await ada.introduce()
    await ada.fillCard('4242 4242 4242 4242')
    await ada.pay()
    await ada.thanks.waitFor()
    expect((await totalOf(demo, 'riverside-10k')).total_raised - before.total_raised).toBe(1000)
  })

  const hostile = {
    'resets everything': '*, *::before, *::after { all: unset !important }',
    'has a root of 10 px and tiny text':
      'html { font-size: 62.5% } body { font: 8px/1 cursive; letter-spacing: 9px; text-transform: uppercase; zoom: 1 }',
    'hides what is slotted, frames and labels':
      '[slot] { display: none !important } iframe, label, button, input { display: none !important }',
    'floats, narrows and turns its elements':
      'div, p, form, button { float: right !important; width: 1px !important; transform: rotate(9deg) !important; position: absolute !important }',
  }
  for (const [name, css] of Object.entries(hostile)) {
    test(`on a page that ${name}`, async ({ page, demo }) => {
      const host = await serveHostPage({ head: `<style>${css}</style>`, body: three(demo) })
      hosts.push(host)
      await page.goto(host.url)
      const ada = donor(page)
      await ada.choose('£10')
      await ada.introduce()
      await ada.fillCard('4242 4242 4242 4242')
      await ada.pay()
      await ada.thanks.waitFor()
    })
  }
})
