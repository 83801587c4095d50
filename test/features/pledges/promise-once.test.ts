import { expect, test, vi } from 'vitest'
import type { PledgeItemDetails } from '../../../src/api/pledges.ts'
import { createPledgeForm } from '../../../src/features/pledges/item/pledge-form.store.ts'
import { json } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'

const call = 'POST /pledges/care/promise'
const care = {
  ...{ pledge_item_id: 'care', title: 'A night of care', charities: [], currency_decimals: 2 },
  ...{ levels: [{ level_id: 'l', amount: 100_00, does: '' }], own_amountYN: true, pay_laterYN: true },
} as unknown as PledgeItemDetails

const recorded = { pledge_id: 'p1', title: 'A night of care', amount: 100_00, matched: 0, path: '/p' }

test('a choice to pay later counts no more once the organiser takes payments at once only', async () => {
  const onPay = vi.fn()
  const { site, server } = testSite()
  const pledge = createPledgeForm(site, care, onPay)
  pledge.form.change({ amount: '10000', when: 'later' })
  await pledge.form.submit()
  expect(onPay).not.toHaveBeenCalled()
  pledge.follow({ ...care, pay_laterYN: false })
  await pledge.form.submit()
  expect(onPay).toHaveBeenCalledOnce()
  expect(server.requestsTo(call)).toEqual([])
})

test('a promise whose answer was lost is recorded once, also if it is sent again after a reload', async () => {
  const { site, server } = testSite()
  const promise = async (firstName: string) => {
    const pledge = createPledgeForm(site, care, () => undefined)
    pledge.form.change({ amount: '10000', when: 'later', firstName, lastName: 'Lovelace', email: 'ada@example.com' })
    await pledge.form.submit()
    return pledge
  }
  const keys = () => server.requestsTo(call).map(({ body }) => (body as { idempotency_key: string }).idempotency_key)
  server.answer(call, () => Promise.reject(new TypeError('Failed to fetch')))
  await promise('Ada')
  server.answer(call, json(recorded))
  const { $promised } = await promise('Ada')
  expect($promised.get()).toBeDefined()
  expect(keys()).toEqual([keys()[0], keys()[0]])
  await promise('Ada')
  expect(keys()[2]).not.toBe(keys()[0])
})
