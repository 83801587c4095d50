import assert from 'node:assert/strict'
import { donor } from '../browser/donor.ts'
import { comesBack } from './member.ts'
import type { Visit } from './visit.ts'

const ball = '/moonlight-ball'

/** An action of a visitor who has filled in its form. */
interface Action {
  send(): Promise<void>
  /** Fails unless the input is still there. */
  keeps(): Promise<void>
  /** Waits until it is done. */
  isDone(): Promise<void>
  /** How often it was done, according to the server. */
  count(): Promise<number>
}

export interface Kind {
  /** The call that faults are injected into. */
  readonly call: string
  readonly what: string
  prepare(visit: Visit): Promise<Action>
}

async function read<Answer>({ demo }: Visit, path: string): Promise<Answer> {
  const answer = await fetch(`${demo}/api/v1${path}${path.includes('?') ? '&' : '?'}event=moonlight-ball`)
  return (await answer.json()) as Answer
}

interface Items {
  readonly items: readonly { readonly pledge_item_id: string; readonly title: string; readonly pledge_count: number }[]
}

/** Promises the first level of a pledge. */
export const promise: Kind = {
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
export const numbers: Kind = {
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

/** Makes one more pledge by one tap, with the saved card, after one that was paid with it. */
export const oneTap: Kind = {
  call: 'payStripe',
  what: 'offer by one tap',
  async prepare(visit) {
    const { page, site } = visit
    await comesBack(visit)
    await visit.open(`${ball}/pre-auth`)
    const ada = donor(page, 'fayre-microsite')
    await ada.fillCard('4242424242424242')
    await site.getByRole('button', { name: 'Keep this card' }).click()
    await visit.reads(/ending in 4242/)
    const { items } = await read<Items>(visit, '/pledges')
    const garden = items.find(({ title }) => title === 'A garden for every chair')
    await visit.open(`${ball}/pledge/${garden?.pledge_item_id}`)
    await site.getByRole('radio').first().check()
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
