import { fireEvent, screen } from '@testing-library/react'
import { acting } from './acting.ts'

/** What a visitor does with a form, by what is written there. */

/** Until what began by itself has been rendered, with its effects. */
export async function rest(): Promise<void> {
  for (let round = 0; round < 50; round++) {
    await acting(() => new Promise(done => setTimeout(done, 60)))
    if (round && !document.querySelector('[aria-busy="true"]')) return
  }
}

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
