import { type ReactNode, useEffect, useState } from 'react'
import { DonationForm } from '../../features/donation-form/donation-form.tsx'
import { ChosenCharities } from '../../features/pledges/charity/chosen-charities.tsx'
import { useLinks } from '../../hooks/use-links.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { pathTo } from '../../lib/path-to.ts'
import { Page } from '../../ui/page.tsx'
import type { CurrentRoute } from '../route.ts'

/**
 * Giving without a pledge: to charities that the donor chooses, or by the donation form alone. A block in another page
 * sends donors here if they must sign in and can't return, with their choices in the address.
 */
export function Screen({ route: { query } }: Readonly<{ route: CurrentRoute }>) {
  const { open } = useLinks()
  const { charity_name: charity } = useSettings()
  const [chosen] = useState(() => ({
    amount: Number(query.get('amount')) || undefined,
    frequency: query.get('frequency') ?? undefined,
  }))

  // Removes the choices from the address, so that a reload does not overwrite later ones.
  useEffect(() => {
    if (query.size) open(pathTo('donate'), { replace: true })
  }, [query, open])

  const form = (before?: ReactNode) => (
    <Page width="narrow" title={charity} before={before}>
      <DonationForm {...chosen} />
    </Page>
  )
  // A donor who comes from a block has begun a gift already.
  return chosen.amount || chosen.frequency ? form() : <ChosenCharities otherwise={form} />
}
