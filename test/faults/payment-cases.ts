import assert from 'node:assert/strict'
import { donor } from '../browser/donor.ts'
import type { FaultCase } from './fault-case.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

/** A donor who has filled in everything, and is about to pay. */
async function fillIn(visit: Visit): Promise<ReturnType<typeof donor>> {
  await visit.open('/riverside-10k/')
  const ada = donor(visit.page, 'fayre-microsite')
  await ada.choose('£25')
  await ada.introduce()
  await ada.fillCard('4242424242424242')
  return ada
}

/** The field groups the digits with a delay. */
async function keepsCard({ card }: ReturnType<typeof donor>): Promise<void> {
  assert.equal((await card.getByLabel('Card number').inputValue()).replace(/\s/g, ''), '4242424242424242')
}

/** Nothing is charged and all input is kept. One more press pays, once. */
function keepsTheGift(name: string, end: string, options: Pick<FaultCase, 'short'> = {}): FaultCase {
  return serverFault(
    name,
    async visit => {
      const ada = await fillIn(visit)
      await visit.injectFault(name)
      await ada.pay()
      await visit.site.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
      assert.equal(await ada.thanks.count(), 0)
      await keepsCard(ada)
      await visit.recover()
      await ada.pay()
      await ada.thanks.waitFor()
    },
    { end, ...options },
  )
}

const kept = 'it says that nothing was taken; card and details are kept, and one more press pays once'

/** Faults during a gift. */
export const paymentCases: readonly FaultCase[] = [
  keepsTheGift('status-500@payStripe', kept, { short: true }),
  keepsTheGift('refused@payStripe', kept),
  keepsTheGift('html@payStripe', kept),
  keepsTheGift('breaks-off@payStripe', 'no answer though the order was made; the same attempt goes on and pays once'),
  serverFault(
    'status-503@payStripe',
    async visit => {
      const ada = await fillIn(visit)
      await visit.injectFault('status-503@payStripe')
      await ada.pay()
      await visit.reads('We’ll be back soon')
      await visit.recover()
      await visit.site.getByText('We’ll be back soon').waitFor({ state: 'detached', timeout: 25_000 })
      await keepsCard(ada)
      await ada.pay()
      await ada.thanks.waitFor()
    },
    { end: 'the maintenance screen; then the form is there with card and details, and one more press pays once' },
  ),
  {
    name: 'the event takes no guests',
    by: 'server',
    end: 'the first step asks to sign in, and the next one follows with the amount that was chosen',
    async run({ page, open }) {
      await page.route(/app\/settings/, async route => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), guest_checkout_enabled: 'no' } })
      })
      await open('/moonlight-ball/pledge/charity-name')
      const ada = donor(page, 'fayre-microsite')
      await ada.choice('£500').check()
      await ada.button(/^Sign in to give$/).click()
      await page.getByLabel('Email address').fill('guest@fayre.example')
      await page.getByLabel('Password', { exact: true }).fill('fayre-demo')
      await page.keyboard.press('Enter')
      await ada.form.getByRole('heading', { name: 'Your details' }).waitFor()
      await ada.form.getByText('£500', { exact: true }).waitFor()
    },
  },
]
