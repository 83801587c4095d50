import { useLayoutEffect } from 'react'
import { type HostConsent, hostConsent } from '../store/host-consent.ts'
import { useSurroundings } from './context.ts'

/**
 * Adopts the host page's consent from an attribute, when it is new or has changed: a block that is put back must not
 * undo what the page has said since. In a layout effect, since effects inside report a purchase.
 */
export function useHostConsent(attribute: HostConsent | undefined): void {
  const { site } = useSurroundings()

  useLayoutEffect(() => {
    const $said = hostConsent(site)
    if (!attribute || attribute === $said.attribute) return
    // An event that came before the first attribute is read is newer.
    if ($said.attribute || !$said.get()) $said.set(attribute)
    $said.attribute = attribute
  }, [site, attribute])
}
