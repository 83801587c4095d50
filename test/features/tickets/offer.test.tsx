import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BasketTime } from '../../../src/features/tickets/pay/basket-time.tsx'
import { ticketBasket } from '../../../src/features/tickets/reservation.store.ts'
import { AcceptOffer } from '../../../src/features/tickets/waiting/accept-offer.tsx'
import { acting } from '../../support/acting.ts'
import { type Answer, json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const offer = 'offered-to-somebody-who-waits'

async function show(answer: Answer, isPaying = false) {
  const shown = await showFor(
    <>
      <AcceptOffer offer={offer} />
      <BasketTime isPaying={isPaying} />
    </>,
    server => server.answer(`GET /tickets/reservations/${offer}`, answer),
  )
  await rest()
  return shown
}

/** The server's time is that of its answer: an older one would make the clock lag by what the test took so far. */
const kept =
  (minutes: number, state = 'reserved'): Answer =>
  request => {
    const now = Date.now()
    const [server_time, expires_at] = [now, now + minutes * 60_000].map(at => new Date(at).toISOString())
    return json({ state, server_time, expires_at, extendableYN: 'no', types: [] })(request)
  }

test('an offer whose tickets are bought does not say that somebody else has them', async () => {
  const gone = { error: 'reservation_not_found', error_description: 'This basket is not reserved (any more).' }
  const { text } = await show(json(gone, 404))
  expect(text()).toContain('If you have bought the tickets, they are in your mail.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an offer that is ordered already says so, and is not reserved again', async () => {
  const { site, text } = await show(kept(-5, 'promised'))
  expect(text()).toContain('You have ordered these')
  expect(ticketBasket(site).key()).not.toBe(offer)
})

test('an offer whose time has passed says so, and leaves the visitor’s own basket alone', async () => {
  const { site, server, text } = await show(kept(9))
  const { $held, acceptOffer } = ticketBasket(site)
  const before = $held.get()
  server.answer('GET /tickets/reservations/another-offer', kept(-5, 'over'))
  await acting(() => void acceptOffer.run('another-offer'))
  await rest()
  expect(text()).toContain('This offer has ended')
  expect($held.get()).toEqual(before)
})

test('what is kept for a day says until when, and what is kept for minutes counts them', async () => {
  const { site, server, text } = await show(kept(24 * 60))
  expect(text()).toMatch(/Kept for you until \w+,? \d+ \w+ \d{4} at \d+:\d\d\./)
  server.answer(`GET /tickets/reservations/${offer}`, kept(9))
  await acting(() => void ticketBasket(site).acceptOffer.run(offer))
  await rest()
  expect(text()).toMatch(/Kept for you for (9:00|8:5\d)\./)
})

test.each([
  [false, 'They are not kept for you any more. What', 1],
  [true, 'If they are still free when you pay, they are yours', 0],
])('when the time is over there is one way on (with Pay on screen: %s)', async (isPaying, words, buttons) => {
  const { site, server, text } = await show(kept(9), isPaying)
  server.answer(`GET /tickets/reservations/${offer}`, kept(-1, 'over'))
  await acting(() => void ticketBasket(site).look.run())
  await rest()
  expect(text()).toContain(words)
  expect(screen.queryAllByRole('button', { name: 'Reserve them again' })).toHaveLength(buttons)
})
