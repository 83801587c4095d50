import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OneTimeCodeField } from '../../src/ui/one-time-code-field.tsx'
import { typeInto } from './type-into.ts'

const onComplete = vi.fn()

beforeEach(() => onComplete.mockClear())
afterEach(cleanup)

function Field() {
  const [value, setValue] = useState('')
  return (
    <>
      <OneTimeCodeField label="Code" name="code" value={value} onInput={setValue} onComplete={onComplete} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Send another
      </button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Code')
const paste = (value: string) => fireEvent.input(field(), { target: { value } })

test('is one field that phones fill in from the SMS', () => {
  render(<Field />)
  expect(field().autocomplete).toBe('one-time-code')
  expect(field().inputMode).toBe('numeric')
  expect(field().hasAttribute('maxlength')).toBe(false)
})

test.each(['123456', '123 456', '123-456', ' 12-34-56 ', '１２３ ４５６'])('takes a paste of "%s"', text => {
  render(<Field />)
  paste(text)
  expect(screen.getByRole('status').textContent).toBe('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
  expect(field().value).toBe(text)
})

test('reports a code once, however it is written', () => {
  render(<Field />)
  paste('123456')
  paste('123-456')
  expect(onComplete).toHaveBeenCalledTimes(1)
  expect(field().value).toBe('123-456')
})

test('lets digits be typed, and nothing else', () => {
  render(<Field />)
  expect(typeInto(field(), '7')).toBe(true)
  for (const typed of ['x', '.', '-', ' ', '٣']) expect(typeInto(field(), typed)).toBe(false)
})

test('is emptied with its value', () => {
  render(<Field />)
  paste('12 34')
  fireEvent.click(screen.getByText('Send another'))
  expect(field().value).toBe('')
})
