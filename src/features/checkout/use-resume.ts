import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import type { Payment } from './payment.store.ts'

/** Parameters that the provider's redirect adds to the address of the page it returns to. */
const returnParameters = /^((payment|setup)_intent(_client_secret)?|redirect_status)$/

/** Finds out what became of a payment that was interrupted by a reload or by the bank's own page. */
export function useResume({ isUnderWay, resume }: Payment): void {
  const { element } = useSurroundings()

  useEffect(() => {
    const view = element.ownerDocument.defaultView
    // If no payment of ours is under way, these parameters belong to the page.
    if (view && isUnderWay()) forgetReturn(view)
    void resume.run()
  }, [element, isUnderWay, resume])
}

/** Neither the page's analytics nor a shared link should carry the payment's secret. */
function forgetReturn({ location, history }: Window): void {
  const url = new URL(location.href)
  for (const name of [...url.searchParams.keys()]) if (returnParameters.test(name)) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
