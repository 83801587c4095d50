import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { compartment } from '../../../src/features/checkout/compartment.ts'
import { createPledgePay, linesOf } from '../../../src/features/pledges/pay/pledge-pay.store.ts'
import { PledgePay } from '../../../src/features/pledges/pay/pledge-pay.tsx'
import { type Selection, selection, subject } from '../../../src/features/pledges/pay/selection.store.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { held, json } from '../../support/fake-server.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { testSite } from '../../support/test-site.ts'
import { press, type } from '../../support/visitor.tsx'
import { wireSettings } from '../../support/wire.ts'
import { fakeCard } from '../checkout/fake-card.ts'
import { confirmCall, gift, intent, payCall, settled } from '../checkout/payments.ts'

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...fakeCard(undefined), remove: () => place.replaceChildren() }
  },
}))

afterEach(cleanup)

test.each([
  [undefined, 'Your gift'],
  ['care', 'Your pledge'],
])('what is paid for the item %s is named as “%s”', async (itemId, name) => {
  const on = testSite()
  const giving = { ...wireSettings.giving, guest_pays_fees_default: 'yes' }
  on.server.answer('GET /app/settings', json({ ...wireSettings, guest_pays_fees: 'yes', giving }))
  await eventSettings(on.site).refresh()
  const parts = [{ charityId: itemId ? undefined : 'bees', name: 'Bees', amount: 10_00 }]
  selection(on.site).choose({ itemId, title: 'Bees', amount: 10_00, parts, showName: true, showAmount: true })
  const { text } = renderFeature(<PledgePay change={null} onBack={() => undefined} thankYou={() => null} />, { on })
  await rest()
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', 'ada@example.com')
  await press(/Continue/)
  await rest()
  expect(text()).toContain(name)
})

test('what is being paid cannot be changed, nor paid again while nobody knows whether it is', async () => {
  const on = testSite()
  await eventSettings(on.site).refresh()
  const parts = [{ charityId: undefined, name: 'Bees', amount: 10_00 }]
  selection(on.site).choose({ itemId: 'care', title: 'Bees', amount: 10_00, parts, showName: true, showAmount: true })
  on.server.answer(payCall, intent)
  on.server.answer(confirmCall, json({ error: 'forbidden' }, 403))
  const fixed: boolean[] = []
  const { text } = renderFeature(
    <PledgePay change="Change" onFixed={is => fixed.push(is)} onBack={() => undefined} thankYou={() => null} />,
    { on },
  )
  await rest()
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', 'ada@example.com')
  await press(/Continue/)
  await rest()
  expect(text()).toContain('Bees Change')
  await press(/^Pay £10/)
  await rest()
  expect(text()).toContain('Please do not pay again.')
  expect(text()).not.toContain('Bees Change')
  expect(screen.getByRole('button', { name: /^Pay £10/ }).getAttribute('aria-disabled')).toBe('true')
  expect(fixed.at(0)).toBe(false)
  expect(fixed.at(-1)).toBe(true)
})

const of = (title: string, amount: number): Selection => ({
  ...{ itemId: title, title, amount, showName: false, showAmount: false },
  parts: [{ charityId: undefined, name: title, amount }],
})

test.each([
  ['another choice', 10_00, 100_00, { title: '', amount: 10_00 }],
  ['what is still chosen', 100_00, 100_00, { title: 'Books', amount: 100_00 }],
])('an earlier payment that is found paid was for %s', async (_, paid, chosen, told) => {
  const on = testSite()
  await eventSettings(on.site).refresh()
  const [before, now] = [of(paid === chosen ? 'Books' : 'Bees', paid), of('Books', chosen)]
  compartment(on.site, subject).write('attempt', {
    idempotencyKey: 'key',
    content: JSON.stringify({ lines: linesOf(before) }),
    order: { orderId: 'order-1', orderKey: 'order-key-1' },
  })
  selection(on.site).choose(now)
  on.server.answer(confirmCall, settled('succeeded', 'paid', { lines_total: paid }))
  const thanked: Selection[] = []
  renderFeature(
    <PledgePay change={null} onPaid={is => thanked.push(is)} onBack={() => undefined} thankYou={() => null} />,
    { on },
  )
  await rest()
  expect(thanked).toMatchObject([told])
  const left = paid === chosen ? undefined : now
  expect(selection(on.site).$selection.get()).toEqual(left)
  expect(compartment(on.site, subject).read('selection')).toEqual(left && JSON.parse(JSON.stringify(left)))
})

test('a payment that was left is not thanked for as another choice of the same amount', async () => {
  const on = testSite()
  await eventSettings(on.site).refresh()
  const { $selection, choose } = selection(on.site)
  const [before, now] = [of('Bees', 50_00), of('Books', 50_00)]
  choose(before)
  const answer = held(settled('succeeded'))
  on.server.answer(payCall, intent)
  on.server.answer(confirmCall, answer.answer)
  const { payment } = createPledgePay(on.site, $selection)
  void payment.pay.run({ content: { ...gift(50_00), lines: linesOf(before) }, card: fakeCard(undefined) })
  await expect.poll(() => on.server.requestsTo(confirmCall)).toHaveLength(1)
  payment.leave()
  choose(now)
  const thanked: Selection[] = []
  renderFeature(
    <PledgePay change={null} onPaid={is => thanked.push(is)} onBack={() => undefined} thankYou={() => null} />,
    { on },
  )
  answer.release()
  await rest()
  expect(thanked).toMatchObject([{ title: '', amount: 50_00 }])
  expect($selection.get()).toEqual(now)
})
