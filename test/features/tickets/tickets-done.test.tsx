import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TicketsDone } from '../../../src/features/tickets/pay/tickets-done.tsx'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { testSite } from '../../support/test-site.ts'
import { wirePaid } from '../checkout/payments.ts'

afterEach(cleanup)

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('a buyer is told of the mail with their tickets, unless none was sent (%s)', async (mailedYN, isTold) => {
  const on = testSite()
  await eventSettings(on.site).refresh()
  const order = { ...wirePaid, ...(mailedYN !== undefined && { mailedYN }) }
  const { text } = renderFeature(
    <InMicrosite>
      <TicketsDone completed={{ type: 'paid', order, lines: [] }} />
    </InMicrosite>,
    { on },
  )
  expect(text()).toContain('Thank you')
  expect(text().includes('on their way to you by mail')).toBe(isTold)
})
