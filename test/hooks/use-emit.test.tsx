import { cleanup } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { donationFormEvents } from '../../src/features/donation-form/donation-form.events.ts'
import { useEmit } from '../../src/hooks/use-emit.ts'
import { renderFeature } from '../support/render-feature.tsx'

afterEach(cleanup)

function Gift() {
  const emit = useEmit<typeof donationFormEvents>()
  useEffect(() => {
    emit('donation-started', { amount: 2500, currency: 'GBP' })
    emit('donation-failed', { reason: 'declined' })
    // @ts-expect-error of minor units
    emit('donation-started', { amount: '25', currency: 'GBP' })
    // @ts-expect-error declined, and nothing else
    emit('donation-failed', { reason: 'unlucky' })
    // @ts-expect-error the currency is missing
    emit('donation-started', { amount: 1 })
    // @ts-expect-error no such event
    emit('donation-begun', {})
  }, [emit])
  return null
}

test('sends the events of a feature, whose fields are typed', () => {
  expect(renderFeature(<Gift />).emitted.slice(0, 2)).toEqual([
    { name: 'donation-started', detail: { amount: 2500, currency: 'GBP' } },
    { name: 'donation-failed', detail: { reason: 'declined' } },
  ])
})
