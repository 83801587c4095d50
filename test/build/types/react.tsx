/** A page in React 19. */
import 'fayre/types/react'
import type { DonationFormElement } from 'fayre/donation-form'
import { useRef } from 'react'

export function Page() {
  const form = useRef<DonationFormElement>(null)
  return (
    <main>
      <fayre-total-raised event="ball" label="given" no-donors className="hero">
        <a href="/ball">See the total</a>
      </fayre-total-raised>
      <fayre-donation-form ref={form} amount={2500} onfayre-donation-complete={({ detail }) => detail.orderId.trim()} />
      {/* @ts-expect-error: a flag is a boolean */}
      <fayre-donation-progress no-donors="yes" />
      {/* @ts-expect-error: no such attribute */}
      <fayre-total-raised colour="red" />
      {/* @ts-expect-error: no such block */}
      <fayre-nothing />
    </main>
  )
}
