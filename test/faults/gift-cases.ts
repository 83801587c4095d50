import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { donor } from '../browser/donor.ts'
import { serveHostPage } from '../browser/host-page.ts'
import { microsite } from '../browser/microsite.ts'
import { byDonor } from './caused-by.ts'
import type { FaultCase } from './fault-case.ts'
import { post } from './outside-cases.ts'

/** Does something on a charity's page, which has an origin of its own. */
async function onCharityPage(body: string, visit: (address: string) => Promise<void>): Promise<void> {
  const { url, close } = await serveHostPage({ body: `<main><h1>A charity</h1>${body}</main>` })
  try {
    await visit(url)
  } finally {
    close()
  }
}

const frame = (demo: string, extra = '') =>
  `<iframe ${extra} src="${demo}/embed.html?block=donation-form&event=riverside-10k" title="Donate" width="600" height="700"></iframe>
  <script type="module" src="${demo}/frame.js"></script>`

/** Faults from a donor's browser, the charity's page, or answers. */
export const giftCases: readonly FaultCase[] = [
  byDonor({
    name: 'the event takes no guests, on a charity’s page',
    end: 'the sign-in comes back to the page, at the next step, with the amount that was chosen',
    async run({ page, open, demo }) {
      await page.route(/app\/settings/, async route => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), guest_checkout_enabled: 'no' } })
      })
      await open('/demo/moonlight-ball/?utm_source=news')
      const ada = donor(page)
      await ada.choice('£500').check()
      await ada.button(/^Sign in to give$/).click()
      await page.getByLabel('Email address').fill('guest@fayre.example')
      await page.getByLabel('Password', { exact: true }).fill('fayre-demo')
      await page.keyboard.press('Enter')
      await ada.form.getByRole('heading', { name: 'Your details' }).waitFor()
      await ada.form.getByText('£500', { exact: true }).waitFor()
      assert.equal(page.url(), `${demo}/demo/moonlight-ball/?utm_source=news`)
    },
  }),
  byDonor({
    name: 'an invoice is asked for',
    end: 'there is one, with number, company, lines and the words about tax, for whoever has its link',
    async run({ demo, page, open }) {
      const { body } = await post(demo, '/checkout/pay/offline', 'moonlight', {
        idempotency_key: randomUUID(),
        lines: [{ origin: 'donation', amount: 20_00 }],
        guest: {
          first_name: 'Ada',
          last_name: 'Lovelace',
          email: `${randomUUID()}@donors.example`,
          organisation: 'Engines & Sons',
          organisation_number: '0123',
        },
        request_invoice: 'yes',
      })
      const { pathname } = new URL(String(body.invoice_url))
      await open(pathname)
      for (const words of [/^Invoice \d{4}-\d+/, 'Company number 0123', 'No VAT is charged']) {
        await page.getByText(words).first().waitFor()
      }
      assert.equal((await fetch(`${demo}${pathname}x`)).status, 404)
    },
  }),
  byDonor({
    name: 'the event has a domain of its own',
    end: 'its root path is / there, and every link stays on it',
    async run({ page, demo, site }) {
      const own = demo.replace(/127\.0\.0\.1|localhost/, 'riverside.localhost')
      const settings = page.waitForResponse(/app\/settings/)
      await page.goto(`${own}/`)
      assert.equal((await (await settings).json()).url_root_path, '/')
      await site.getByRole('link', { name: 'Sign in' }).first().click()
      await page.waitForURL(`${own}/sign-in*`)
    },
  }),
  byDonor({
    name: 'a phone number that no country has',
    end: 'the call is refused with the specification’s words, and the field is named',
    async run({ demo, open, reads }) {
      const numbers = [
        ['07700 90012', 'Mobile number is too short'],
        ['+999 7700 900123', 'Invalid country code'],
        ['07700 900123 4567', 'Mobile number is too long'],
        ['0170 1234567', 'Mobile number is not valid'],
        ['07700 PHONE9', 'Mobile number is not valid'],
      ]
      for (const [mobile, said] of numbers) {
        const person = { first_name: 'Ada', last_name: 'Lovelace', email: `${randomUUID()}@guests.example` }
        const { status, body } = await post(demo, '/users/register', 'summer', { ...person, mobile })
        assert.deepEqual([status, body.fields], [400, { mobile: said }])
      }
      await open('/summer-fayre/sign-up')
      await reads('Create an account')
    },
  }),
  byDonor({
    name: 'the thank-you is loaded again',
    end: 'it still says what was paid',
    async run({ page, demo }) {
      const controls = await (await fetch(`${demo}/demo/control`)).text()
      const [, path = ''] = /href="(\/moonlight-ball\/account\/payment\?request=[^"]+)"/.exec(controls) ?? []
      const { open, main } = microsite(page)
      await open(demo + path)
      await main.getByRole('button', { name: 'Add a voucher code' }).click()
      await page.keyboard.type('OUR-GUEST')
      await page.keyboard.press('Enter')
      await main.getByText('The code OUR-GUEST').waitFor()
      await main.getByLabel('First name').fill('Ada')
      await main.getByLabel('Last name').fill('Lovelace')
      await main.getByLabel('Email address').fill('ada@example.com')
      await main.getByRole('button', { name: 'Complete the order' }).click()
      await page.waitForURL(/order-complete/)
      const reference = await main.getByText(/^Your reference/).textContent()
      await page.reload()
      assert.equal(await main.getByText(/^Your reference/).textContent(), reference)
    },
  }),
  byDonor({
    name: 'the state of the service',
    end: 'it is asked for at the start, and the organiser’s icons are there by name',
    async run({ page, open, demo }) {
      const asked = page.waitForRequest(/\/app\/status/)
      await open('/moonlight-ball/')
      await asked
      const answer = await fetch(`${demo}/api/v1/fontawesome-icon-list?names=gavel`)
      assert.deepEqual([answer.status, ((await answer.json()) as unknown[]).length], [200, 1])
    },
  }),
  byDonor({
    name: 'a campaign in the address of a page around a frame',
    end: 'the frame knows it',
    async run({ page, demo }) {
      await onCharityPage(frame(demo), async url => {
        await page.goto(`${url}/?utm_source=news&page=2`)
        await page.waitForFunction(() => document.querySelector('iframe')?.style.height !== '')
        assert.match(String(page.frames()[1]?.url()), /utm_source=news/)
      })
    },
  }),
  byDonor({
    name: 'a reload on a later screen',
    end: 'the campaign goes with the gift all the same',
    async run({ page, open, site }) {
      await open('/riverside-10k/?utm_source=news')
      await site.getByRole('link', { name: 'Sign in' }).first().click()
      await page.waitForURL(/sign-in/)
      await page.reload()
      await site.getByRole('link', { name: 'Create an account' }).waitFor()
      await site.getByRole('link', { name: 'Donate' }).filter({ visible: true }).click()
      const ada = donor(page, 'fayre-microsite')
      await ada.choose('£25')
      await ada.introduce()
      await ada.fillCard('4242 4242 4242 4242')
      const sent = page.waitForRequest(/pay\/stripe$/)
      await ada.pay()
      assert.deepEqual((await sent).postDataJSON().campaign, { utm_source: 'news' })
      await ada.thanks.waitFor()
    },
  }),
  byDonor({
    name: 'a password manager that says every radio has changed',
    end: 'what was chosen stays chosen',
    async run({ page, open }) {
      await open('/demo/riverside-10k/')
      const ada = donor(page)
      await ada.choice('£25').check()
      await ada.form.evaluate(element => {
        for (const radio of element.shadowRoot?.querySelectorAll('input[type=radio]') ?? [])
          radio.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await ada.button(/^Give £25$/).waitFor()
      assert.ok(await ada.choice('£25').isChecked())
    },
  }),
  byDonor({
    name: 'a frame that may send no forms',
    end: 'the press leads to the next step all the same',
    async run({ page, demo }) {
      await onCharityPage(frame(demo, 'sandbox="allow-scripts allow-same-origin"'), async url => {
        await page.goto(url)
        const framed = page.frameLocator('iframe').first()
        await framed.getByRole('radio', { name: '£25', exact: true }).check()
        await framed.getByRole('button', { name: /^Give £/ }).click()
        await framed.getByRole('heading', { name: 'Your details' }).waitFor()
      })
    },
  }),
]
