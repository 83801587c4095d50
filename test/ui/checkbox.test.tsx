import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from '../../src/ui/checkbox.tsx'

afterEach(cleanup)

function Terms() {
  const [checked, setChecked] = useState(false)
  return (
    <Checkbox
      name="terms"
      label="I agree"
      checked={checked}
      onChoose={setChecked}
      error={checked ? undefined : 'Please agree'}
    />
  )
}

test('is ticked and unticked by its words', () => {
  render(<Terms />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' })
  fireEvent.click(screen.getByText('I agree'))
  expect(box.checked).toBe(true)
  fireEvent.click(screen.getByText('I agree'))
  expect(box.checked).toBe(false)
})

test('shows its error until it is ticked', () => {
  render(<Terms />)
  const box = screen.getByRole('checkbox')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please agree')
  fireEvent.click(box)
  expect(box.hasAttribute('aria-invalid')).toBe(false)
})
