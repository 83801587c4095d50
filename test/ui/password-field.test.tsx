import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from '../../src/ui/password-field.tsx'
import { sayField } from './say-field.ts'

afterEach(cleanup)

function Field({ kind }: Readonly<{ kind: 'new' | 'current' }>) {
  const [value, setValue] = useState('')
  return <PasswordField kind={kind} say={sayField} label="Password" name="password" value={value} onInput={setValue} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Password')

function type(value: string): void {
  fireEvent.input(field(), { target: { value } })
}

test('is shown and hidden by its button, which sends no form', () => {
  render(<Field kind="current" />)
  expect(field().type).toBe('password')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Show password' })
  expect(button.type).toBe('button')
  fireEvent.click(button)
  expect(field().type).toBe('text')
  expect(field().getAttribute('autocapitalize')).toBe('none')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field().type).toBe('password')
})

test('tells password managers which one it is', () => {
  render(<Field kind="current" />)
  expect(field().autocomplete).toBe('current-password')
  cleanup()
  render(<Field kind="new" />)
  expect(field().autocomplete).toBe('new-password')
})

test('recommends more than the six required characters', () => {
  render(<Field kind="new" />)
  const help = document.getElementById(field().getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toMatch(/^At least 6 characters\. More is better/)
})

test('says how strong a new password is, but nothing about a current one', () => {
  render(<Field kind="new" />)
  type('abcde')
  expect(screen.getByText('1 more character is needed')).toBeDefined()
  type('abcdef')
  expect(screen.getByText(/^Weak/)).toBeDefined()
  type('tulip river kettle')
  expect(screen.getByText('Strong')).toBeDefined()
  cleanup()
  render(<Field kind="current" />)
  type('abcdef')
  expect(screen.queryByText(/^Weak/)).toBeNull()
})
