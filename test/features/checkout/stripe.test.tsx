import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountCard } from '../../../src/features/checkout/stripe.ts'

type Listener = (event: { error: { message: string } }) => void

const listeners = new Map<string, Listener>()
const element = {
  once: (name: string, listener: Listener) => void listeners.set(name, listener),
  mount: vi.fn(),
  destroy: vi.fn(),
}

const elements = vi.fn((_: object) => ({ create: () => element }))

vi.mock('@stripe/stripe-js/pure/index.mjs', () => ({
  loadStripe: async () => ({ elements }),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const onReady = vi.fn()
const mount = (amount?: number) =>
  mountCard(document.createElement('div'), {
    publishableKey: 'pk_test_1',
    amount,
    currency: 'GBP',
    locale: 'en-GB',
    appearance: {},
    fonts: [],
    onReady,
  })

test('fields that never say anything count as lost after half a minute, and are taken away', async () => {
  const refused = expect(mount(1000)).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(element.destroy).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(element.destroy).toHaveBeenCalledTimes(1)
  expect(onReady).not.toHaveBeenCalled()
})

test('fields that did not load are taken away at once', async () => {
  const refused = expect(mount(1000)).rejects.toThrow('blocked')
  await vi.advanceTimersByTimeAsync(0)
  listeners.get('loaderror')?.({ error: { message: 'blocked' } })
  await refused
  expect(element.destroy).toHaveBeenCalledTimes(1)
})

test('fields that are ready stay', async () => {
  const mounted = mount(1000)
  await vi.advanceTimersByTimeAsync(0)
  listeners.get('ready')?.({ error: { message: '' } })
  await mounted
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onReady).toHaveBeenCalledTimes(1)
  expect(element.destroy).not.toHaveBeenCalled()
})

test('only a card can be saved for later', async () => {
  const mounted = mount()
  await vi.advanceTimersByTimeAsync(0)
  listeners.get('ready')?.({ error: { message: '' } })
  await mounted
  const [options] = elements.mock.lastCall ?? []
  expect(options).toMatchObject({ mode: 'setup', allowedPaymentMethodTypes: ['card'] })
})
