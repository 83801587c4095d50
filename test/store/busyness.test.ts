import { expect, test } from 'vitest'
import { busyness } from '../../src/store/busyness.ts'
import { testSite } from '../support/test-site.ts'

test('lasts until all have finished', () => {
  const { $activities, begin } = busyness(testSite().site)
  expect($activities.get()).toEqual([])
  const pay = begin('payment')
  const type = begin('typing')
  const typeToo = begin('typing')
  expect($activities.get()).toEqual(['payment', 'typing', 'typing'])
  type()
  type()
  expect($activities.get()).toEqual(['payment', 'typing'])
  pay()
  typeToo()
  expect($activities.get()).toEqual([])
})
