import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MoneyField } from '../../src/ui/money-field.tsx'
import { typeInto } from './type-into.ts'

afterEach(cleanup)

function Amount() {
  const [value, setValue] = useState('12')
  return (
    <MoneyField
      label="Your gift"
      name="amount"
      symbol="£"
      commaHint="Write it without commas"
      help="Every pound helps"
      value={value}
      onInput={setValue}
    />
  )
}

test('takes digits and a dot', () => {
  render(<Amount />)
  const input = screen.getByLabelText('Your gift')
  expect(typeInto(input, '5')).toBe(true)
  expect(typeInto(input, '.')).toBe(true)
  expect(typeInto(input, 'a')).toBe(false)
  expect(screen.queryByText('Write it without commas')).toBeNull()
})

test.each([
  ['is cleared', ''],
  ['gets a dot', '12.5'],
])('refuses a comma with a hint that stays with the digits after it, until it %s', (_, value) => {
  render(<Amount />)
  const input = screen.getByLabelText('Your gift')
  act(() => {
    expect(typeInto(input, ',')).toBe(false)
  })
  expect(screen.getByText('Write it without commas')).toBeTruthy()
  fireEvent.input(input, { target: { value: '125' } })
  fireEvent.input(input, { target: { value: '1250' } })
  expect(screen.getByText('Write it without commas')).toBeTruthy()
  fireEvent.input(input, { target: { value } })
  expect(screen.queryByText('Write it without commas')).toBeNull()
  expect(screen.getByText('Every pound helps')).toBeTruthy()
})

test('passes on pasted text, without the currency’s sign', () => {
  render(<Amount />)
  const input = screen.getByLabelText<HTMLInputElement>('Your gift')
  expect(typeInto(input, '£1,250.50', 'insertFromPaste')).toBe(true)
  fireEvent.input(input, { target: { value: '£1,250.50' } })
  expect(input.value).toBe('1,250.50')
  fireEvent.input(input, { target: { value: '€50' } })
  expect(input.value).toBe('€50')
})
