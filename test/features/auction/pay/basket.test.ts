import { expect, test } from 'vitest'
import { basket } from '../../../../src/features/auction/pay/basket.store.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { testSite } from '../../../support/test-site.ts'

test('keeps what another tab puts in, and nothing that another tab has paid', () => {
  const storage = memoryStorage()
  const tab = () => basket(testSite({ storage }).site)
  const [here, there] = [tab(), tab()]
  there.set('lot-1', 1)
  here.set('lot-2', 2)
  expect([here.$basket.get(), tab().$basket.get()]).toEqual([
    { 'lot-1': 1, 'lot-2': 2 },
    { 'lot-1': 1, 'lot-2': 2 },
  ])
  there.remove(['lot-1'])
  here.set('lot-3', 1)
  expect(tab().$basket.get()).toEqual({ 'lot-2': 2, 'lot-3': 1 })
})
