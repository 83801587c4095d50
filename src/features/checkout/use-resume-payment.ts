import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import type { Payment } from './payment.store.ts'

/** Parameters that the provider's redirect adds to the return address. */
const returnParameters = /^((payment|setup)_intent(_client_secret)?|redirect_status)$/

/** Looks up a payment that was interrupted by a reload or the bank's own page. */
export function useResumePayment({ isUnderWay, resume, leave }: Payment): void {
  const { element } = useSurroundings()

  useEffect(() => {
    const view = element.ownerDocument.defaultView
    // Without a payment of ours under way, these parameters belong to the page.
    if (view && isUnderWay()) forgetReturn(view)
    void resume.run()
    return leave
  }, [element, isUnderWay, resume, leave])
}

/** Removes the payment's secret from the address, so that analytics and shared links do not carry it. */
function forgetReturn({ location, history }: Window): void {
  const url = new URL(location.href)
  for (const name of [...url.searchParams.keys()]) if (returnParameters.test(name)) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
