import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SelectField } from '../../src/ui/select-field.tsx'

afterEach(cleanup)

function Title({ error, placeholder }: Readonly<{ error?: string; placeholder?: string }>) {
  const [value, setValue] = useState('')
  return (
    <SelectField
      label="Table"
      name="table"
      value={value}
      onInput={setValue}
      error={error}
      options={[
        { value: '1', label: 'Table 1' },
        { value: '2', label: 'Table 2', disabled: true },
      ]}
      {...(placeholder && { placeholder })}
    />
  )
}

test('is found by its label, with nothing chosen at first', () => {
  render(<Title placeholder="Choose one" />)
  const select = screen.getByLabelText<HTMLSelectElement>('Table')
  expect(select.selectedOptions[0]?.textContent).toBe('Choose one')
  fireEvent.change(select, { target: { value: '1' } })
  expect(select.value).toBe('1')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Table 2' }).disabled).toBe(true)
})

test('is described by its error', () => {
  render(<Title error="Please choose a table" />)
  const select = screen.getByLabelText('Table')
  expect(select.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please choose a table',
  )
})
