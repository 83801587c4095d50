import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { acting } from '../../support/acting.ts'
import type { Answer, FakeServer } from '../../support/fake-server.ts'
import { type RenderedFeature, renderFeature } from '../../support/render-feature.tsx'
import { asks } from './requirements.ts'

interface Given {
  requirements?: Answer
  locale?: string
  storage?: Storage
  prepare?(server: FakeServer): void
}

/** A screen around signing in, ready to be used. */
export async function show(feature: ReactNode, { requirements = asks(), prepare, ...given }: Given = {}) {
  const shown: RenderedFeature = renderFeature(feature, {
    ...given,
    prepare(server) {
      server.answer('GET /users/login-requirements', requirements)
      prepare?.(server)
    },
  })
  await rest()
  return shown
}

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
export async function send(): Promise<void> {
  await acting(() => {
    const form = document.querySelector('form')
    if (form) fireEvent.submit(form)
  })
  await rest()
}

/** The words of the summary of mistakes. */
export function mistakes(): string[] {
  const summary = screen.queryByRole('alert', { name: 'There is a problem' })
  return [...(summary?.querySelectorAll('li') ?? [])].map(item => item.textContent ?? '')
}
