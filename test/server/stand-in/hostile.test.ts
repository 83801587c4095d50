import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseForm } from '../../../host-demo/server/stand-in/form.ts'
import { cardFields, type Fixture, fromBrowser, memoryDatabase, publishableKey, startStandIn } from './fixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startStandIn(await memoryDatabase())
}, 60_000)
afterAll(() => fixture.stop())

const card = Object.fromEntries(
  Object.entries(cardFields('4242424242424242')).map(([name, value]) => [
    name.replace(/^payment_method_data\[(\w+)\]/, '$1'),
    value,
  ]),
)

test('shows a browser nothing about another payment, even if its id is written into a name', async () => {
  const other = await fixture.stripe.paymentIntents.create({ amount: 5000, currency: 'gbp' })
  const { status, body } = await fromBrowser(fixture, 'payment_methods', {
    ...card,
    'billing_details[name]': other.id,
    'expand[]': 'billing_details.name',
  })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).not.toContain(other.client_secret)
})

test('keeps what the merchant alone may see from whoever has the client secret', async () => {
  const intent = await fixture.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'gbp',
    metadata: { order_id: 'ord_1' },
  })
  const query = new URLSearchParams({ key: publishableKey, client_secret: intent.client_secret ?? '' })
  const read = async (more: string) =>
    (await fetch(`${fixture.url}/stand-in/payment_intents/${intent.id}?${query}${more}`)).text()
  expect(await read('')).toContain(intent.id)
  for (const more of ['', '&expand[]=id']) expect(await read(more)).not.toContain('ord_1')
})

test('refuses large bodies', async () => {
  const body = `type=${'x'.repeat(70_000)}`
  for (const path of ['stand-in/payment_methods', 'v1/payment_intents']) {
    expect((await fetch(`${fixture.url}/${path}`, { method: 'POST', body })).status).toBe(413)
  }
})

test('reads a long list', () => {
  const { list } = parseForm('list[]=1&'.repeat(50_000))
  expect(Object.keys(list ?? {})).toHaveLength(50_000)
})
