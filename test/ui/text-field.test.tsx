import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextField } from '../../src/ui/text-field.tsx'
import { typeInto } from './type-into.ts'

afterEach(cleanup)

const field = { label: 'Email address', name: 'email', value: '', onInput: () => {} }

test('is found by its label and hands over what is typed', () => {
  const onInput = vi.fn()
  render(<TextField {...field} onInput={onInput} />)
  fireEvent.input(screen.getByLabelText('Email address'), { target: { value: 'amara@example.com' } })
  expect(onInput).toHaveBeenCalledWith('amara@example.com')
})

test('is described by its help', () => {
  render(<TextField {...field} help="For your receipt" />)
  const input = screen.getByLabelText('Email address')
  expect(describedBy(input)).toBe('For your receipt')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('is marked as invalid and described by its error, which replaces the help', () => {
  render(<TextField {...field} help="For your receipt" error="Enter an email address" />)
  const input = screen.getByLabelText('Email address')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(input)).toBe('Enter an email address')
  expect(screen.queryByText('For your receipt')).toBeNull()
})

test('has no aria-describedby without a description', () => {
  render(<TextField {...field} />)
  expect(screen.getByLabelText('Email address').hasAttribute('aria-describedby')).toBe(false)
})

test('marks a field that may stay empty, and grows to a text area', () => {
  render(<TextField {...field} label="Message" optional="optional" rows={3} />)
  expect(screen.getByLabelText('Message (optional)').localName).toBe('textarea')
})

test('rejects what the filter rejects, and says so', () => {
  const onRefuse = vi.fn()
  const filter = (typed: string) => typed !== 'x'
  render(<TextField {...field} filter={filter} onRefuse={onRefuse} />)
  const input = screen.getByLabelText('Email address')
  expect(typeInto(input, 'x')).toBe(false)
  expect(typeInto(input, 'y')).toBe(true)
  expect(typeInto(input, 'x', 'insertFromPaste')).toBe(true)
  // A keyboard's suggestion, which would be lost as a whole.
  expect(typeInto(input, 'xy')).toBe(true)
  expect(onRefuse.mock.calls).toEqual([['x']])
})

function describedBy(element: HTMLElement): string | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined
}
