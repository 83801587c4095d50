import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { myBids } from '../../../../src/features/auction/my-bids/my-bids.store.ts'
import { type AuctionPay, createAuctionPay } from '../../../../src/features/auction/pay/auction-pay.store.ts'
import { useSurroundings } from '../../../../src/hooks/context.ts'
import { useStable } from '../../../../src/hooks/use-stable.ts'
import { useUserSlice } from '../../../../src/hooks/use-user-slice.ts'
import { acting } from '../../../support/acting.ts'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { rest } from '../../../support/rest.ts'
import { wireLot, wireLots } from '../../../support/wire-lot.ts'
import { fakeCard } from '../../checkout/fake-card.ts'
import { payCall } from '../../checkout/payments.ts'
import { bidsCall, wireOwn } from '../bid/wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(cleanup)

const first = { outcome: 'won', state: 'closed', to_pay: 130_00, paidYN: 'no', why: 'Yours was the best.' } as const
const second = { ...first, auction_item_id: 'lot-2', title: 'A hamper', to_pay: 40_00 }

function Paying({ onMade }: Readonly<{ onMade: (pay: AuctionPay) => void }>) {
  const { site } = useSurroundings()
  const bids = useUserSlice(myBids)
  onMade(useStable(() => createAuctionPay(site), [site, bids]))
  return null
}

test.each([
  ['lot_paid', ['lots', true, 'idle']],
  // No line says why, so the server's words stay.
  ['lot_not_for_sale', ['checkout', false, 'failed']],
])('a lot that was refused as %s leaves the list, and the payer is told why', async (code, said) => {
  const pays: AuctionPay[] = []
  const { server } = await showFor(<Paying onMade={pay => pays.push(pay)} />, server => {
    server.answer(bidsCall, json(wireOwn(first, second)))
    server.answer('GET /auction/items', json(wireLots([wireLot()])))
    server.answer('GET /account/watched-lots', json({ auction_item_ids: [] }))
  })
  await rest()
  const { $chosen, $isPaidElsewhere, $view, checkout, show } = pays.at(-1) as AuctionPay
  const stop = $chosen.listen(() => undefined)
  await rest()
  expect($chosen.get()).toHaveLength(2)
  show('checkout')
  server.answer(bidsCall, json(wireOwn({ ...first, paidYN: 'yes' }, second)))
  server.answer(payCall, json({ error: code, error_description: 'Not this lot.' }, 409))
  checkout.$card.set(fakeCard(undefined))
  checkout.form.change({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })
  checkout.form.goTo('payment')
  await acting(() => checkout.form.submit())
  await rest()
  expect([$view.get(), $isPaidElsewhere.get(), checkout.payment.pay.$state.get().type]).toEqual(said)
  expect($chosen.get()).toMatchObject([{ id: 'lot-2' }])
  show('checkout')
  expect($isPaidElsewhere.get()).toBe(false)
  stop()
})
