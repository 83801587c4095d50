import { expect, test } from 'vitest'
import { completion } from '../../src/store/completion.ts'
import { wirePaid } from '../features/checkout/payments.ts'
import { testSite } from '../support/test-site.ts'

test('is told once paid, changed where more is known, and reset', () => {
  const { $details, complete, update, reset } = completion(testSite().site)
  expect($details.get()).toBeUndefined()
  complete({ origin: 'donation', checkoutData: wirePaid, items: [{ title: 'Moonlight Ball', amount: 5000 }] })
  expect($details.get()).toMatchObject({ origin: 'donation', metadata: {} })
  update({ metadata: { seat: '7' } })
  expect($details.get()).toMatchObject({ origin: 'donation', metadata: { seat: '7' } })
  reset()
  expect($details.get()).toBeUndefined()
})

test('there is nothing to change before anything is paid', () => {
  const { $details, update } = completion(testSite().site)
  update({ metadata: { seat: '7' } })
  expect($details.get()).toBeUndefined()
})
