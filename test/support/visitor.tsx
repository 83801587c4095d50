import { fireEvent, screen } from '@testing-library/react'
import { acting } from './acting.ts'
import { rest } from './rest.ts'

/** A visitor's actions in a form, found by the visible text. */

export const type = (label: string | RegExp, value: string) =>
  acting(() => fireEvent.input(screen.getByLabelText(label), { target: { value } }))

export const press = (name: string | RegExp) => acting(() => fireEvent.click(screen.getByRole('button', { name })))

/** Submits the form as Enter or its button would, and waits for the result. */
export async function send(name?: string): Promise<void> {
  await acting(() => {
    const form = name === undefined ? document.querySelector('form') : screen.getByRole('form', { name })
    if (form) fireEvent.submit(form)
  })
  await rest()
}

/** The text of the error summary. */
export function mistakes(): string[] {
  const summary = screen.queryByRole('alert', { name: 'There is a problem' })
  return [...(summary?.querySelectorAll('li') ?? [])].map(item => item.textContent ?? '')
}
