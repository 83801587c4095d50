import assert from 'node:assert/strict'
import { donor } from '../browser/donor.ts'
import { clockAhead } from './clock-ahead.ts'
import type { FaultCase } from './fault-case.ts'
import { comesBack } from './member.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

const ball = '/moonlight-ball'

/** Something that a visitor has filled in, and sends. */
interface Act {
  send(): Promise<void>
  /** Fails unless what was filled in is still there. */
  keeps(): Promise<void>
  /** Waits until it is done. */
  isDone(): Promise<void>
  /** How often it was done, as the server counts. */
  count(): Promise<number>
}

interface Kind {
  /** Of the call that faults are injected into. */
  readonly call: string
  readonly what: string
  prepare(visit: Visit): Promise<Act>
}

async function read<Answer>({ demo }: Visit, path: string): Promise<Answer> {
  const answer = await fetch(`${demo}/api/v1${path}${path.includes('?') ? '&' : '?'}event=moonlight-ball`)
  return (await answer.json()) as Answer
}

interface Items {
  readonly items: readonly { readonly pledge_item_id: string; readonly title: string; readonly pledge_count: number }[]
}

/** Promises the first level of a pledge. */
const promise: Kind = {
  call: 'promisePledge',
  what: 'promise',
  async prepare(visit) {
    const { site } = visit
    const pledged = async () =>
      (await read<Items>(visit, '/pledges')).items.find(({ title }) => title === 'A night of care')
    const item = await pledged()
    await visit.open(`${ball}/pledge/${item?.pledge_item_id}`)
    await site.getByRole('radio').first().check()
    await site.getByLabel('Later, by a link that we mail you').check()
    await site.getByLabel('First name').fill('Ada')
    await site.getByLabel('Last name').fill('Lovelace')
    await site.getByLabel('Email address').fill(`ada-${Math.random()}@example.com`)
    return {
      send: () => site.getByRole('button', { name: /^Promise £/ }).click(),
      keeps: async () => assert.equal(await site.getByLabel('Last name').inputValue(), 'Lovelace'),
      isDone: () => visit.reads(/^Thank you for your pledge of £/),
      count: async () => ((await pledged())?.pledge_count ?? 0) - (item?.pledge_count ?? 0),
    }
  },
}

interface Draws {
  readonly items: readonly { readonly draw_id: string; readonly title: string; readonly sold: number }[]
}

async function drawOf(visit: Visit) {
  const found = (await read<Draws>(visit, '/prize-draws')).items.find(({ title }) => title === 'The Moonlight Draw')
  assert.ok(found)
  return found
}

/** Pays for one number of a draw, by card. */
const numbers: Kind = {
  call: 'payStripe',
  what: 'number of a draw',
  async prepare(visit) {
    const { site, page } = visit
    const before = await drawOf(visit)
    await visit.open(`${ball}/prize-draw/${before.draw_id}`)
    await site.getByLabel('How many numbers').selectOption('1')
    await site.getByRole('button', { name: 'Buy 1 number for £20' }).click()
    await site.getByLabel('I am 18 or over').check()
    await site.getByRole('button', { name: 'Continue' }).click()
    const ada = donor(page, 'fayre-microsite')
    await ada.introduce()
    await ada.fillCard('4242424242424242')
    return {
      send: ada.pay,
      async keeps() {
        const typed = await ada.card.getByLabel('Card number').inputValue()
        assert.equal(typed.replace(/\s/g, ''), '4242424242424242')
      },
      isDone: () => ada.thanks.waitFor(),
      count: async () => (await drawOf(visit)).sold - before.sold,
    }
  },
}

/** Makes one more pledge by one tap, with the card that was kept, after one that was paid with it. */
const oneTap: Kind = {
  call: 'payStripe',
  what: 'offer by one tap',
  async prepare(visit) {
    const { page, site } = visit
    await comesBack(visit)
    await visit.open(`${ball}/pre-auth?_redirect=/pledge`)
    const ada = donor(page, 'fayre-microsite')
    await ada.fillCard('4242424242424242')
    await site.getByRole('button', { name: 'Keep this card' }).click()
    await site.getByRole('link', { name: 'A garden for every chair' }).click()
    await site.getByRole('radio').last().check()
    await site.getByRole('button', { name: /and pay now$/ }).click()
    await site.getByRole('heading', { name: 'Your details' }).waitFor()
    for (const no of await site.getByRole('radio', { name: 'No', exact: true }).all()) await no.check()
    await ada.button(/^Continue/).click()
    await site.getByRole('radio', { name: /^No/ }).check()
    await ada.button(/Continue to payment/).click()
    await ada.pay()
    await ada.thanks.waitFor()
    const pledges = async () =>
      (await read<Items>(visit, '/pledges')).items.reduce((sum, item) => sum + item.pledge_count, 0)
    const before = await pledges()
    const offer = site.locator('[data-upsell="pledge"]')
    const tap = offer.getByRole('button', { name: /with Visa/ })
    return {
      async send() {
        await tap.click()
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /^Pay £/ })
          .click()
      },
      keeps: () => tap.waitFor(),
      isDone: () => offer.getByText(/ is paid: £/).waitFor(),
      count: async () => (await pledges()) - before,
    }
  },
}

/** Nothing is done, or nobody knows; what was filled in is kept, and one more press does it, once. */
function isDoneOnce(kind: Kind, fault: string, options: Partial<FaultCase> = {}): FaultCase {
  const name = `${fault}@${kind.call}`
  const found = serverFault(
    name,
    async visit => {
      const act = await kind.prepare(visit)
      await visit.injectFault(name)
      await act.send()
      await visit.site.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
      await act.keeps()
      await visit.recover()
      await act.send()
      await act.isDone()
      assert.equal(await act.count(), 1)
    },
    { end: 'it says why; what was filled in is kept, and one more press does it, once', ...options },
  )
  return { ...found, name: `${name}, ${kind.what}` }
}

/** The server says no, as it does when others were faster. */
function isRefused(kind: Kind, what: string, body: { error: string; error_description: string }): FaultCase {
  return {
    name: `${what}, ${kind.what}`,
    by: 'server',
    end: 'it says so in the server’s words, and what was filled in is kept',
    async run(visit) {
      const act = await kind.prepare(visit)
      await visit.page.route(/\/(promise|pay\/stripe)$/, route => route.fulfill({ status: 409, json: body }))
      await act.send()
      await visit.reads(body.error_description)
      await act.keeps()
      assert.equal(await act.count(), 0)
    },
  }
}

/** The answer is late, or there is maintenance. */
function waits(kind: Kind, fault: 'slow' | 'status-503'): FaultCase {
  const name = `${fault}@${kind.call}`
  const isAway = fault === 'status-503'
  const found = serverFault(
    name,
    async visit => {
      const act = await kind.prepare(visit)
      await visit.injectFault(name)
      await act.send()
      if (isAway) {
        const away = visit.site.getByText('We’ll be back soon')
        await away.waitFor()
        await visit.recover()
        await away.waitFor({ state: 'detached', timeout: 25_000 })
        await act.keeps()
        await act.send()
      }
      await act.isDone()
      assert.equal(await act.count(), 1)
    },
    {
      end: isAway
        ? 'the maintenance screen; then what was filled in is there, and one more press does it, once'
        : 'it is busy until the answer is there, and done once',
    },
  )
  return { ...found, name: `${name}, ${kind.what}` }
}

/** Done once, whatever is wrong around it. */
function goesOn(kind: Kind, what: string, by: FaultCase['by'], before: (visit: Visit) => Promise<unknown>): FaultCase {
  return {
    name: `${what}, ${kind.what}`,
    by,
    end: 'it is done once all the same',
    async run(visit) {
      await before(visit)
      const act = await kind.prepare(visit)
      await act.send()
      await act.isDone()
      assert.equal(await act.count(), 1)
    },
  }
}

const noStorage = ({ context }: Visit) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
const noSocket = ({ page }: Visit) => page.routeWebSocket(/\/app\//, socket => socket.close())
const wrongClock = ({ page }: Visit) => page.addInitScript({ content: clockAhead })

const statuses = ['status-400', 'status-403', 'status-404', 'status-409', 'status-500'] as const
const broken = ['html', 'no-content', 'refused', 'breaks-off'] as const

/** Promises, numbers of draws, and offers by one tap. */
export const givingCases: readonly FaultCase[] = [
  ...[...statuses, ...broken].map(fault => isDoneOnce(promise, fault)),
  ...[...statuses, ...broken].map(fault => isDoneOnce(numbers, fault)),
  ...(['status-500', ...broken] as const).map(fault => isDoneOnce(oneTap, fault)),
  ...[promise, numbers, oneTap].flatMap(kind => [waits(kind, 'slow'), waits(kind, 'status-503')]),
  isRefused(promise, 'closed meanwhile', {
    error: 'pledge_closed',
    error_description: 'Pledges for this are closed.',
  }),
  isRefused(numbers, 'sold out meanwhile', {
    error: 'draw_sold_out',
    error_description: 'All numbers are sold. Nothing was taken.',
  }),
  isRefused(oneTap, 'sold out meanwhile', {
    error: 'lot_sold_out',
    error_description: 'This has just been sold out. Nothing was taken.',
  }),
  ...[promise, numbers].flatMap(kind => [
    goesOn(kind, 'all storage is blocked', 'storage', noStorage),
    goesOn(kind, 'the socket is gone', 'network', noSocket),
    goesOn(kind, 'the clock is a day off', 'network', wrongClock),
  ]),
]
