import { fireEvent, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { wireSettings } from '../../support/wire.ts'
import { payCall } from '../checkout/payments.ts'
import { fillDetails, send, showForm } from './donor.tsx'

type Giving = Partial<Record<keyof typeof wireSettings.giving, unknown>>

/** The form of an event that asks for more than others. */
export const show = (giving: Giving, settings: object = {}, given: Parameters<typeof showForm>[0] = {}) =>
  showForm({
    ...given,
    prepare: server =>
      server.answer(
        'GET /app/settings',
        json({ ...wireSettings, ...settings, giving: { ...wireSettings.giving, ...giving } }),
      ),
  })

export const review = () => screen.findByRole('heading', { name: 'Review and pay' })
export const payButton = (name: string) => screen.findByRole('button', { name })
export const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

export const tick = (label: string | RegExp) => acting(() => fireEvent.click(box(label)))

export const pick = (label: string | RegExp, value: string) =>
  acting(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }))

export async function toReview() {
  await send()
  await fillDetails()
  await send()
  await review()
}

export async function paid(shown: Awaited<ReturnType<typeof showForm>>) {
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull())
  await send()
  await vi.waitFor(() => expect(shown.server.requestsTo(payCall)).toHaveLength(1))
  return shown.server.requestsTo(payCall)[0]?.body
}
