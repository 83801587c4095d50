import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Meter } from '../../src/ui/meter.tsx'

afterEach(cleanup)

test('has a value within its scale, and the exact value in words', () => {
  render(<Meter label="Raised" value={12_400} max={10_000} valueText="£12,400 of £10,000, 124%" />)
  const meter = screen.getByRole('meter', { name: 'Raised' })
  expect(meter.getAttribute('aria-valuenow')).toBe('10000')
  expect(meter.getAttribute('aria-valuemax')).toBe('10000')
  expect(meter.getAttribute('aria-valuetext')).toBe('£12,400 of £10,000, 124%')
})

test('shows where the goal was once it is passed', () => {
  const { rerender } = render(<Meter label="Raised" value={5_000} max={10_000} valueText="half" />)
  const meter = screen.getByRole('meter')
  expect(meter.style.getPropertyValue('--_share')).toBe('0.5')
  expect(meter.querySelector('.meter-goal')).toBeNull()
  rerender(<Meter label="Raised" value={12_500} max={10_000} valueText="more" />)
  expect(meter.style.getPropertyValue('--_share')).toBe('1.25')
  expect(meter.style.getPropertyValue('--_goal')).toBe('0.8')
  expect(meter.querySelector('.meter-goal')).not.toBeNull()
})
