import { cleanup, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { useMemo } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardPart } from '../../../src/features/checkout/card-part.tsx'
import { createCheckout } from '../../../src/features/checkout/checkout.store.ts'
import { PayTickets } from '../../../src/features/tickets/pay/pay-tickets.tsx'
import { tickets } from '../../../src/features/tickets/tickets.store.ts'
import { unlocking } from '../../../src/features/tickets/unlock/unlock.store.ts'
import { useSurroundings } from '../../../src/hooks/context.ts'
import { slowAfter } from '../../../src/store/resource.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { wireCard } from '../pre-auth/wire-card.ts'
import { fakeCard } from './fake-card.ts'

const mounted = vi.fn()
vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    mounted()
    onReady()
    return { ...fakeCard(undefined), remove: () => place.replaceChildren() }
  },
}))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mounted.mockClear()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const pass = (time: number) => acting(() => vi.advanceTimersByTimeAsync(time))

function Card() {
  const { site } = useSurroundings()
  const checkout = useMemo(
    () =>
      createCheckout(site, {
        subject: 'basket',
        asks: ['kept-card'],
        $amount: atom(5000),
        $gift: atom(0),
        lines: () => [{ origin: 'donation', amount: 5000 }],
      }),
    [site],
  )
  return <CardPart checkout={checkout} publishableKey="pk" amount={5000} again={false} />
}

test('saved cards that do not arrive soon are not waited for, and do not replace another that is typed', async () => {
  let answer = () => {}
  await showFor(<Card />, server =>
    server.answer('GET /cards', async request => {
      await new Promise<void>(resolve => (answer = resolve))
      return json([wireCard])(request)
    }),
  )
  await pass(100)
  expect(screen.getByRole('status', { name: 'Loading…' }).getAttribute('aria-busy')).toBe('true')
  mounted.mockClear()
  await pass(slowAfter)
  expect(mounted).toHaveBeenCalledOnce()
  answer()
  await pass(100)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Another card/ }).checked).toBe(true)
  expect(mounted).toHaveBeenCalledOnce()
})

test('tickets that wait for what a code unlocks say so', async () => {
  const { site, text } = await showFor(
    <PayTickets change={null} toProgramme={() => null} empty={null} thankYou={() => null} />,
    server => server.answer('POST /tickets/unlock', () => new Promise(() => {})),
  )
  tickets(site).keepVoucher('FRIENDS')
  await acting(() => {
    unlocking(site).type('FRIENDS')
    void unlocking(site).open.run()
  })
  expect(screen.getByRole('status', { name: 'Loading…' }).getAttribute('aria-busy')).toBe('true')
  await pass(slowAfter)
  expect(text()).toContain('Still trying to load…')
})
