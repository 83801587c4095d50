import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DateField } from '../../src/ui/date-field.tsx'

afterEach(cleanup)

test('is the browser’s own calendar within its bounds', () => {
  const onInput = vi.fn()
  render(<DateField label="Day" name="day" value="" onInput={onInput} min="2026-11-01" max="2026-11-30" />)
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  expect([field.type, field.min, field.max]).toEqual(['date', '2026-11-01', '2026-11-30'])
  fireEvent.input(field, { target: { value: '2026-11-21' } })
  expect(onInput).toHaveBeenCalledWith('2026-11-21')
})
