import { beforeEach, describe, expect, test, vi } from 'vitest'

interface Outcome {
  error?: { type: string; message?: string }
}

const fake = vi.hoisted(() => ({
  submit: vi.fn(async (): Promise<Outcome> => ({})),
  confirmPayment: vi.fn(async (_: unknown): Promise<Outcome> => ({})),
  confirmCardPayment: vi.fn(async (..._: unknown[]): Promise<Outcome> => ({})),
  elements: vi.fn(),
  update: vi.fn(),
  destroy: vi.fn(),
  /** The event that the mounted element fires. */
  fires: 'ready' as 'ready' | 'loaderror',
  loadStripe: vi.fn(),
}))

vi.mock('@stripe/stripe-js/pure/index.mjs', () => ({ loadStripe: fake.loadStripe }))

const options = {
  publishableKey: 'pk_test_1',
  amount: 2500,
  currency: 'GBP',
  locale: 'en-GB',
  appearance: {},
  fonts: [],
  onReady: vi.fn(),
}

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  fake.fires = 'ready'
  fake.submit.mockResolvedValue({})
  fake.confirmPayment.mockResolvedValue({})
  fake.elements.mockImplementation(() => ({ create: createElement, submit: fake.submit, update: fake.update }))
  const { elements, confirmPayment, confirmCardPayment } = fake
  fake.loadStripe.mockImplementation(async () => ({ elements, confirmPayment, confirmCardPayment }))
})

/** An element that fires its event once it is mounted. */
function createElement() {
  const heard = new Map<string, (event: object) => void>()
  return {
    once: (name: string, act: (event: object) => void) => void heard.set(name, act),
    mount: () => heard.get(fake.fires)?.({ error: { message: 'refused to mount' } }),
    destroy: fake.destroy,
  }
}

async function mount(changed: Partial<typeof options> = {}) {
  const { mountCard } = await import('../../../src/features/checkout/stripe.ts')
  return mountCard(document.createElement('div'), { ...options, ...changed })
}

test('mounts with the sum, and takes it off again', async () => {
  const card = await mount()
  expect(fake.elements.mock.calls).toEqual([
    [{ mode: 'payment', amount: 2500, currency: 'gbp', locale: 'en-GB', appearance: {}, fonts: [] }],
  ])
  expect(options.onReady).toHaveBeenCalledTimes(1)
  card.setAmount(5000)
  expect(fake.update).toHaveBeenCalledWith({ amount: 5000 })
  card.remove()
  expect(fake.destroy).toHaveBeenCalledTimes(1)
})

test.each([
  ['de-AT', 'de'],
  ['en-US', 'en-GB'],
  ['cy', 'auto'],
])('speaks %s as %s', async (locale, spoken) => {
  await mount({ locale })
  expect(fake.elements.mock.calls[0]?.[0]).toMatchObject({ locale: spoken })
})

test('says what is incomplete, also where it is told no words for it', async () => {
  const card = await mount()
  expect(await card.validate()).toBeUndefined()
  fake.submit.mockResolvedValue({ error: { type: 'validation_error', message: 'Incomplete' } })
  expect(await card.validate()).toBe('Incomplete')
  fake.submit.mockResolvedValue({ error: { type: 'validation_error' } })
  expect(await card.validate()).toBe('')
})

describe('a confirmation', () => {
  const confirm = async (outcome: Outcome) => {
    fake.confirmPayment.mockResolvedValue(outcome)
    return (await mount()).confirm('secret_1', { name: 'Ada', email: 'ada@example.com' })
  }

  test.each([
    ['that went well', {}, undefined],
    ['that the bank declined', { error: { type: 'card_error', message: 'No.' } }, { declined: 'No.' }],
    ['that the fields stopped', { error: { type: 'validation_error', message: 'No.' } }, { declined: 'No.' }],
    [
      'that its owner did not prove to the bank',
      { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'No.' } },
      { declined: 'No.' },
    ],
    ['that was lost on the way', { error: { type: 'api_connection_error' } }, undefined],
    ['that the provider could not place', { error: { type: 'invalid_request_error' } }, undefined],
    ['that went wrong at the provider', { error: { type: 'api_error' } }, undefined],
  ])('%s leaves the server to be asked, unless it was refused', async (_, outcome, said) => {
    expect(await confirm(outcome)).toEqual(said)
  })

  test('sends who pays, and no secret in the address to come back to', async () => {
    history.replaceState(null, '', '?user_token=s3cret&lot=5')
    await confirm({})
    const sent = fake.confirmPayment.mock.calls[0]?.[0]
    expect(sent).toMatchObject({
      clientSecret: 'secret_1',
      redirect: 'if_required',
      confirmParams: { payment_method_data: { billing_details: { name: 'Ada', email: 'ada@example.com' } } },
    })
    expect(JSON.stringify(sent)).not.toContain('s3cret')
  })
})

test('a kept card pays without fields, and says when the bank refuses it', async () => {
  const { keptCard } = await import('../../../src/features/checkout/stripe.ts')
  const card = await keptCard('pk_test_1', 'pm_1')
  const confirm = () => card.confirm('secret_1', { name: 'Ada', email: 'ada@example.com' })
  expect([await card.validate(), await confirm()]).toEqual([undefined, undefined])
  expect(fake.confirmCardPayment).toHaveBeenCalledWith('secret_1', { payment_method: 'pm_1' })
  fake.confirmCardPayment.mockResolvedValue({ error: { type: 'card_error', message: 'No.' } })
  expect(await confirm()).toEqual({ declined: 'No.' })
})

describe('the script', () => {
  test('loads once for all fields of one key', async () => {
    const { mountCard } = await import('../../../src/features/checkout/stripe.ts')
    const place = document.createElement('div')
    await Promise.all([mountCard(place, options), mountCard(place, options)])
    await mountCard(place, { ...options, publishableKey: 'pk_test_2' })
    expect(fake.loadStripe.mock.calls).toEqual([['pk_test_1'], ['pk_test_2']])
  })

  test('is asked for again after it did not load', async () => {
    fake.loadStripe.mockRejectedValueOnce(new Error('blocked'))
    const { mountCard } = await import('../../../src/features/checkout/stripe.ts')
    const place = document.createElement('div')
    await expect(mountCard(place, options)).rejects.toThrow('blocked')
    await mountCard(place, options)
    expect(fake.loadStripe).toHaveBeenCalledTimes(2)
  })

  test('that loads nothing is a failure', async () => {
    fake.loadStripe.mockResolvedValue(null)
    await expect(mount()).rejects.toThrow('Stripe did not load')
  })
})

test('an element that does not load is a failure', async () => {
  fake.fires = 'loaderror'
  await expect(mount()).rejects.toThrow('refused to mount')
})
