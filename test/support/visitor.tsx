import { fireEvent, screen } from '@testing-library/react'
import { acting } from './acting.ts'
import { rest } from './rest.ts'

/** What a visitor does with a form, by what is written there. */

export const type = (label: string | RegExp, value: string) =>
  acting(() => fireEvent.input(screen.getByLabelText(label), { target: { value } }))

export const press = (name: string | RegExp) => acting(() => fireEvent.click(screen.getByRole('button', { name })))

/** Sends the form as Enter or its button would, and waits for what comes of it. */
export async function send(name?: string): Promise<void> {
  await acting(() => {
    const form = name === undefined ? document.querySelector('form') : screen.getByRole('form', { name })
    if (form) fireEvent.submit(form)
  })
  await rest()
}

/** The words of the summary of mistakes. */
export function mistakes(): string[] {
  const summary = screen.queryByRole('alert', { name: 'There is a problem' })
  return [...(summary?.querySelectorAll('li') ?? [])].map(item => item.textContent ?? '')
}
