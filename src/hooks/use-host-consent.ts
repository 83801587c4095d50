import { useEffect } from 'react'
import { consent } from '../store/consent.ts'
import { useSurroundings } from './context.ts'

/** The host page's consent state; `auto`: the page leaves it to us. */
export type HostConsent = 'auto' | 'granted' | 'denied'

/** The event by which the host page announces a change of consent: its `detail` is a `HostConsent`. */
const eventName = 'fayre-consent'

/**
 * Adopts the host page's consent, from an attribute or an event. Without the attribute, what another element has set
 * stays.
 */
export function useHostConsent(attribute: HostConsent | undefined): void {
  const { site, element } = useSurroundings()

  useEffect(() => {
    const { setHost } = consent(site)
    const take = (said: unknown) => {
      if (said === 'auto') setHost(undefined)
      else if (said === 'granted' || said === 'denied') setHost(said)
    }
    const listen = (event: Event) => take((event as CustomEvent<unknown>).detail)
    take(attribute)
    const page = element.ownerDocument
    page.addEventListener(eventName, listen)
    return () => page.removeEventListener(eventName, listen)
  }, [site, element, attribute])
}
