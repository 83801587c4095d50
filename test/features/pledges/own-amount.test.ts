import { describe, expect, test } from 'vitest'
import type { PledgeItemDetails } from '../../../src/api/pledges.ts'
import { createCharityGift } from '../../../src/features/pledges/charity/charity-gift.store.ts'
import { createPledgeForm } from '../../../src/features/pledges/item/pledge-form.store.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import type { Site } from '../../../src/store/site.ts'
import { testSite } from '../../support/test-site.ts'

const care = {
  ...{ pledge_item_id: 'care', title: 'A night of care', charities: [], currency_decimals: 2 },
  ...{ levels: [{ level_id: 'l', amount: 100_00, does: '' }], own_amountYN: true },
} as unknown as PledgeItemDetails
const bees = { charity_id: 'bees', name: 'Bees', summary: '' }

const forms = [
  ['a pledge', (site: Site, go: () => void) => createPledgeForm(site, care, go).form],
  ['a gift to a charity', (site: Site, go: () => void) => createCharityGift(site, [bees], 'Donate', go).form],
] as const

test('that no amount and no charity was chosen is said at once', async () => {
  const { site } = testSite()
  await eventSettings(site).refresh()
  const { form } = createCharityGift(site, [bees], 'Donate', () => undefined)
  await form.submit()
  const nobody = { 'charity-bees': { key: 'choose' } }
  expect(form.$problems.get()).toEqual({ amount: { key: 'choose' }, ...nobody })
  form.change({ amount: 'own', own: 'fifty' })
  await form.submit()
  expect(form.$problems.get()).toEqual({ own: { key: 'amountFigures' }, ...nobody })
})

describe.each(forms)('the own amount of %s', (_, create) => {
  test.each([
    ['', { key: 'required' }],
    ['1,000', { key: 'amountAmbiguous' }],
    ['12.345', { key: 'amountAmbiguous' }],
    ['12.3456', { key: 'amountPrecise', values: { decimals: 2 } }],
    ['€50', { key: 'amountCurrency' }],
    ['fifty', { key: 'amountFigures' }],
    ['0.50', { key: 'numberMin' }],
    ['99999999', { key: 'numberMax' }],
  ])('“%s” is refused with what is wrong with it', async (own, problem) => {
    const { site } = testSite()
    await eventSettings(site).refresh()
    let paying = 0
    const form = create(site, () => paying++)
    form.change({ amount: 'own', own, 'charity-bees': 'yes' })
    await form.submit()
    expect(form.$problems.get()).toEqual({ own: problem })
    form.change({ own: '50' })
    expect(paying).toBe(0)
    await form.submit()
    expect(paying).toBe(1)
  })
})
