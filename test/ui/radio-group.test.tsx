import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RadioGroup } from '../../src/ui/radio-group.tsx'

afterEach(cleanup)

const choices = [
  { value: 'yes', title: 'Yes' },
  { value: 'no', title: 'No', description: 'We write only about your gift' },
]

function Question() {
  const [value, setValue] = useState<string>()
  return (
    <RadioGroup
      legend="May we write to you by email?"
      name="by-email"
      choices={choices}
      value={value}
      onChoose={setValue}
      error={value ? undefined : 'Please choose yes or no'}
      inline
    />
  )
}

test('chooses nothing for the visitor', () => {
  render(<Question />)
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
})

test('is a group named by its question and described by its error until it is answered', () => {
  render(<Question />)
  const group = screen.getByRole('group', { name: 'May we write to you by email?' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please choose yes or no',
  )
  fireEvent.click(screen.getByLabelText(/^No/))
  expect(screen.getByLabelText<HTMLInputElement>(/^No/).checked).toBe(true)
  expect(group.hasAttribute('aria-describedby')).toBe(false)
})
