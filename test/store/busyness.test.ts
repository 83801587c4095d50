import { expect, test } from 'vitest'
import { busyness } from '../../src/store/busyness.ts'
import { testSite } from '../support/test-site.ts'

test('lasts until everybody has finished, each for themselves', () => {
  const { $works, hold } = busyness(testSite().site)
  expect($works.get()).toEqual([])
  const pay = hold('payment')
  const type = hold('typing')
  const typeToo = hold('typing')
  expect($works.get()).toEqual(['payment', 'typing', 'typing'])
  type()
  type()
  expect($works.get()).toEqual(['payment', 'typing'])
  pay()
  typeToo()
  expect($works.get()).toEqual([])
})
