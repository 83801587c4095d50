import { fireEvent, screen } from '@testing-library/react'
import { DonationForm } from '../../../src/features/donation-form/donation-form.tsx'
import { rest } from '../../support/rest.ts'
// Loaded lazily by the form; imported here in advance.
import '../../../src/features/donation-form/next-steps.ts'
import { acting } from '../../support/acting.ts'
import type { FakeServer } from '../../support/fake-server.ts'
import { type RenderedFeature, renderFeature } from '../../support/render-feature.tsx'
import { confirmCall, intent, payCall, settled } from '../checkout/payments.ts'

interface Given {
  amount?: number
  dataLayer?: boolean
  consent?: 'granted' | 'denied'
  storage?: Storage
  locale?: string
  prepare?(server: FakeServer): void
}

/** The whole form, with a server that accepts every gift. */
export async function showForm({
  amount,
  dataLayer = false,
  consent,
  prepare,
  ...given
}: Given = {}): Promise<RenderedFeature> {
  const shown = renderFeature(<DonationForm amount={amount} dataLayer={dataLayer} consent={consent} />, {
    ...given,
    prepare(server) {
      server.answer(payCall, intent)
      server.answer(confirmCall, settled('succeeded'))
      prepare?.(server)
    },
  })
  await screen.findAllByRole('button')
  await rest()
  return shown
}

export const press = (name: string | RegExp) => acting(() => fireEvent.click(screen.getByRole('button', { name })))

/** Submits the form as Enter or its button would. */
export const send = () =>
  acting(() => {
    const form = document.querySelector('form')
    if (form) fireEvent.submit(form)
  })

export const choose = (name: string | RegExp) => acting(() => fireEvent.click(screen.getByRole('radio', { name })))

export const type = (label: string, value: string) =>
  acting(() => fireEvent.input(screen.getByLabelText(label), { target: { value } }))

export const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

export async function fillDetails(email = 'ada@example.com'): Promise<void> {
  await screen.findByLabelText('First name')
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', email)
}

/** From the first step to the payment, with the selected amount. */
export async function goToPayment(): Promise<void> {
  await send()
  await fillDetails()
  await send()
  await screen.findByRole('heading', { name: 'Review and pay' })
}

/** The text of the error summary. */
export function mistakes(): string[] {
  const summary = screen.queryByRole('alert', { name: 'There is a problem' })
  return [...(summary?.querySelectorAll('li') ?? [])].map(item => item.textContent ?? '')
}
