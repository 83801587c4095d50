import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { emptyPhone } from '../../src/lib/phone.ts'
import { PhoneField } from '../../src/ui/phone-field.tsx'
import { sayField } from './say-field.ts'
import { typeInto } from './type-into.ts'

afterEach(cleanup)

function Field({ locale = 'en-GB' }: Readonly<{ locale?: string }>) {
  const [value, setValue] = useState(() => emptyPhone(locale))
  return (
    <>
      <PhoneField label="Mobile" name="mobile" value={value} onInput={setValue} locale={locale} say={sayField} />
      <output>
        {value.country} {value.text}
      </output>
    </>
  )
}

const number = () => screen.getByLabelText<HTMLInputElement>('Mobile')
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' })

test('is a telephone field that browsers fill in, and keeps what is typed as it is', () => {
  render(<Field />)
  expect(number().type).toBe('tel')
  expect(number().autocomplete).toBe('tel')
  fireEvent.input(number(), { target: { value: '(07700) 900-123' } })
  expect(number().value).toBe('(07700) 900-123')
})

test('accepts only signs of a number', () => {
  render(<Field />)
  for (const typed of ['7', '+', ' ', '(', '-', '/']) expect(typeInto(number(), typed)).toBe(true)
  for (const typed of ['x', '#', ',']) expect(typeInto(number(), typed)).toBe(false)
})

test('lists all countries by their names, in the order of the language, from the event’s own', () => {
  render(<Field />)
  expect(country().value).toBe('GB')
  expect(country().selectedOptions[0]?.textContent).toBe('United Kingdom (+44)')
  fireEvent.change(country(), { target: { value: 'DK' } })
  expect(screen.getByText('+45')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('DK ')
  cleanup()
  render(<Field locale="de-DE" />)
  expect(country().selectedOptions[0]?.textContent).toBe('Deutschland (+49)')
  const names = [...country().options].map(option => option.textContent ?? '')
  expect(names.length).toBeGreaterThan(200)
  expect(names.findIndex(name => name.startsWith('Österreich'))).toBeLessThan(
    names.findIndex(name => name.startsWith('Peru')),
  )
})
