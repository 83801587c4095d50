import { useStore } from '@nanostores/react'
import type { DonationTotal } from '../api/donations.ts'
import { donationTotal } from '../store/donation-total.ts'
import { realtime } from '../store/realtime.ts'
import { useSurroundings } from './context.ts'

export type TotalView =
  | { type: 'loading'; slow: boolean }
  /** Not `live`: no news has come by itself for a while, and the visitor should know. */
  | { type: 'ready'; total: DonationTotal; live: boolean }
  | { type: 'failed'; retry(): void }

/** The total with its brand: a block shows both at once or neither, so that no colour changes under the reader. */
export function useDonationTotal(): TotalView {
  const { site } = useSurroundings()
  const total = donationTotal(site)
  const settings = useStore(site.settings.$state)
  const state = useStore(total.$state)
  const live = useStore(realtime(site).$state) !== 'down'
  if (settings.type === 'failed' || state.type === 'failed') {
    const retry = () => {
      if (settings.type === 'failed') void site.settings.refresh()
      if (state.type === 'failed') void total.refresh()
    }
    return { type: 'failed', retry }
  }
  if (settings.type === 'loading') return settings
  return state.type === 'ready' ? { type: 'ready', total: state.value, live } : state
}
