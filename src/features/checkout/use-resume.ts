import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import type { Payment } from './payment.store.ts'

/** What a provider's redirect leaves in the address of the page that it comes back to. */
const left = /^((payment|setup)_intent(_client_secret)?|redirect_status)$/

/** Finds out what became of a payment that a reload or a bank's own page has interrupted. */
export function useResume({ isUnderWay, resume }: Payment): void {
  const { element } = useSurroundings()

  useEffect(() => {
    const view = element.ownerDocument.defaultView
    // Where none of ours is under way, what is in the address is somebody else's.
    if (view && isUnderWay()) forgetReturn(view)
    void resume.run()
  }, [element, isUnderWay, resume])
}

/** The page's analytics, and whoever is sent its address, need no key to a payment. */
function forgetReturn({ location, history }: Window): void {
  const url = new URL(location.href)
  for (const name of [...url.searchParams.keys()]) if (left.test(name)) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
