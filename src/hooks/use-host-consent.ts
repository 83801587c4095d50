import { useEffect } from 'react'
import { consent } from '../store/consent.ts'
import { useSurroundings } from './context.ts'

/** What the page says of the visitor's consent; `auto`: it leaves that to us. */
export type HostConsent = 'auto' | 'granted' | 'denied'

/** The event by which a page tells of a consent that comes, or goes, later: its `detail` is a `HostConsent`. */
const eventName = 'fayre-consent'

/** Takes the page's word, by attribute or by event. Without an attribute, what another element's says stays. */
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
