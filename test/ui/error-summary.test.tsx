import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from '../../src/ui/error-summary.tsx'
import { TextField } from '../../src/ui/text-field.tsx'

afterEach(cleanup)

test('takes focus and leads to the fields', () => {
  render(
    <>
      <ErrorSummary
        title="There is a problem"
        problems={[
          { field: 'name', text: 'Please enter your name' },
          { field: 'email', text: 'Please enter your email address' },
        ]}
      />
      <TextField label="Name" name="name" value="" onInput={() => {}} />
      <TextField label="Email" name="email" value="" onInput={() => {}} />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }))
  const stayed = fireEvent.click(screen.getByText('Please enter your email address'))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(stayed).toBe(false)
})
