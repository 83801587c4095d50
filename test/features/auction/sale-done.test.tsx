import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SaleDone } from '../../../src/features/auction/blocks/sell-in-place.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { wirePaid } from '../checkout/payments.ts'

afterEach(cleanup)

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('a buyer is told of the receipt in the mail, unless none was sent (%s)', (mailedYN, isTold) => {
  const order = { ...wirePaid, ...(mailedYN !== undefined && { mailedYN }) }
  const { text } = renderFeature(<SaleDone completed={{ type: 'paid', order, lines: [] }} />)
  expect(text()).toContain('FAY-1')
  expect(text().includes('on its way to your mailbox')).toBe(isTold)
})

test('a buyer whose payment is not decided yet is told of no receipt', () => {
  const { text } = renderFeature(<SaleDone completed={{ type: 'processing', order: wirePaid, lines: [] }} />)
  expect(text()).not.toContain('on its way to your mailbox')
})
