import assert from 'node:assert/strict'
import { donor, totalOf } from '../browser/donor.ts'
import { mailsTo, monthlyLinkIn } from '../browser/mails.ts'
import type { FaultCase } from './fault-case.ts'
import type { Visit } from './visit.ts'

const event = 'riverside-10k'
/** Milliseconds until work waiting for the provider has been retried. */
const timeLimit = 90_000

/** Presses a button of the demo's controls. @returns its message */
async function control({ demo }: Visit, sent: Record<string, string>): Promise<string> {
  const answer = await fetch(`${demo}/demo/control`, { method: 'POST', body: new URLSearchParams(sent) })
  return /role="status">([^<]+)</.exec(await answer.text())?.[1] ?? ''
}

const isAway = (visit: Visit, refuses: string) => control(visit, { action: 'trouble-provider', refuses })
const isBack = (visit: Visit) => control(visit, { action: 'trouble-provider' })

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + timeLimit; !(await isSo()); ) {
    assert.ok(Date.now() < end, `Never: ${what}`)
    await new Promise(done => setTimeout(done, 500))
  }
}

const raised = async ({ demo }: Visit) => (await totalOf(demo, event)).total_raised

/** A donor of £25, once or monthly, who is about to pay. */
async function fillIn(visit: Visit, isMonthly = true) {
  const email = `ada-${Math.random()}@example.com`
  await visit.open(`/${event}/`)
  const ada = donor(visit.page, 'fayre-microsite')
  await ada.approach()
  await ada.choice('£25').check()
  if (isMonthly) await ada.choice('Every month').check()
  await ada.button(isMonthly ? /^Give £25 a month$/ : /^Give £25$/).click()
  await ada.introduce({ email })
  await ada.fillCard('4242424242424242')
  return { ada, email }
}

/** Makes a monthly gift, and returns the donor's address. */
async function giveMonthly(visit: Visit) {
  const { ada, email } = await fillIn(visit)
  await ada.pay()
  await ada.thanks.waitFor()
  const pass = await monthOf(visit, email)
  return { email, pass, before: await raised(visit) }
}

/** Uses the demo's controls to move somebody's gift to the next month. */
async function monthOf(visit: Visit, email: string) {
  const page = await (await fetch(`${visit.demo}/demo/control`)).text()
  const [, gift = ''] = new RegExp(`<option value="(mon_\\w+)">[^<]*${email}</option>`).exec(page) ?? []
  return (card = '') => control(visit, { action: 'month-passes', gift, card })
}

/** Opens the page of somebody's gift by the newest mail. */
async function openGift(visit: Visit, email: string): Promise<void> {
  await visit.page.goto(monthlyLinkIn((await mailsTo(visit.demo, email))[0]))
}

/** A monthly payment fails, and its giver opens the page. */
async function missMonth(visit: Visit) {
  const { email, pass, before } = await giveMonthly(visit)
  await until('the subscription is there', async () => (await pass('declined')).startsWith('A month has passed'))
  await until('it is told', async () => (await mailsTo(visit.demo, email)).length === 2)
  assert.equal(await raised(visit), before)
  await openGift(visit, email)
  await visit.page.getByText('The last payment could not be taken.').waitFor()
  return { before, another: visit.page.getByRole('button', { name: 'Use another card' }) }
}

async function typeCard({ page }: Visit, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel(/Expiry/).fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
}

type Case = Omit<FaultCase, 'by'>

/** Always clears the fault at the end, because all cases share the provider. */
const byProvider = ({ run, ...fault }: Case): FaultCase => ({
  ...fault,
  by: 'provider',
  async run(visit) {
    try {
      await run(visit)
    } finally {
      await isBack(visit)
    }
  },
})

/** The provider is unreachable, its webhooks are late or doubled, or a monthly payment is declined. */
export const providerCases: readonly FaultCase[] = [
  byProvider({
    name: 'provider-away@paying',
    end: 'it says that nothing was taken; card and details are kept, and one more press pays once',
    async run(visit) {
      const { ada } = await fillIn(visit, false)
      const before = await raised(visit)
      await isAway(visit, '/v1/payment_intents')
      await ada.pay()
      await visit.reads('Payments are not available')
      await isBack(visit)
      await ada.pay()
      await ada.thanks.waitFor()
      assert.equal(await raised(visit), before + 25_00)
    },
  }),
  byProvider({
    name: 'provider-away@subscribing',
    end: 'the first payment counts and is thanked for; the subscription is made once the provider is back, and once only',
    async run(visit) {
      await isAway(visit, '/v1/subscriptions')
      const { pass, before } = await giveMonthly(visit)
      assert.equal(await pass(), 'There is no such monthly gift.')
      await isBack(visit)
      await until('the subscription is made', async () => (await pass()).startsWith('A month has passed'))
      await until('its month counts', async () => (await raised(visit)) > before)
      assert.equal(await raised(visit), before + 25_00)
    },
  }),
  byProvider({
    name: 'provider-away@stopping',
    end: 'the gift has ended at once; the provider is told when it is back, and no month counts any more',
    async run(visit) {
      const { email, pass, before } = await giveMonthly(visit)
      await isAway(visit, '/v1/subscriptions')
      await until('the receipt has come', async () => (await mailsTo(visit.demo, email)).length === 1)
      await openGift(visit, email)
      await visit.page.getByRole('button', { name: 'Stop this monthly gift' }).click()
      await visit.page.getByRole('heading', { name: 'Your monthly gift has ended' }).waitFor()
      await isBack(visit)
      await until('it has ended there, too', async () => (await pass()).startsWith('This gift has ended'))
      assert.equal(await raised(visit), before)
    },
  }),
  ...(['twice', 'late'] as const).map(news =>
    byProvider({
      name: `provider-news-${news}@month`,
      end:
        news === 'late'
          ? 'a month counts once its news has come, and once'
          : 'a month whose news comes twice and the newest first counts once, with one receipt',
      async run(visit) {
        const { email, pass, before } = await giveMonthly(visit)
        await control(visit, { action: 'trouble-provider', news })
        await until('the subscription is there', async () => (await pass()).startsWith('A month has passed'))
        if (news === 'late') {
          assert.equal(await raised(visit), before)
          await isBack(visit)
        }
        await until('the month counts', async () => (await mailsTo(visit.demo, email)).length === 2)
        await isBack(visit)
        assert.equal(await raised(visit), before + 25_00)
        assert.equal((await mailsTo(visit.demo, email)).length, 2)
      },
    }),
  ),
  byProvider({
    name: 'card-declined@month',
    short: true,
    end: 'the giver is told once, owes nothing, and gives another card by the mail’s link: the month is taken from it at once',
    async run(visit) {
      const { before, another } = await missMonth(visit)
      await another.click()
      await typeCard(visit, '5555 5555 5555 4444')
      await visit.page.getByText('nothing is owed').waitFor()
      await until('the month counts', async () => (await raised(visit)) === before + 25_00)
    },
  }),
  byProvider({
    name: 'card-declined@another-card',
    end: 'it says that the new card was refused, too, takes nothing, and yet another one is taken',
    async run(visit) {
      const { before, another } = await missMonth(visit)
      await another.click()
      await typeCard(visit, '4000 0000 0000 0341')
      await visit.page.getByText('your bank did not let us').waitFor()
      assert.equal(await raised(visit), before)
      await another.click()
      await typeCard(visit, '4242 4242 4242 4242')
      await visit.page.getByText('nothing is owed').waitFor()
      await until('the month counts', async () => (await raised(visit)) === before + 25_00)
    },
  }),
  byProvider({
    name: 'provider-away@another-card',
    end: 'it says that nothing was changed; once the provider is back the button leads there',
    async run(visit) {
      const { another } = await missMonth(visit)
      await isAway(visit, '/v1/checkout')
      await another.click()
      await visit.page.getByText('We cannot reach the card provider').waitFor()
      await isBack(visit)
      await another.click()
      await visit.page.getByRole('heading', { name: 'Another card' }).waitFor()
    },
  }),
]
