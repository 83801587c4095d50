import { useLayoutEffect, useRef } from 'react'
import { type HostConsent, hostConsent } from '../store/host-consent.ts'
import { useSurroundings } from './context.ts'

/**
 * Adopts the host page's consent from an attribute, when it is new or has changed: a block that is put back must not
 * undo what the page has said since. In a layout effect, since effects inside report a purchase.
 */
export function useHostConsent(attribute: HostConsent | undefined): void {
  const { site } = useSurroundings()
  const isThere = useRef(false)

  useLayoutEffect(() => {
    const $said = hostConsent(site)
    if (attribute && attribute !== $said.attribute) {
      // An event that came before a block with the first attribute is newer, but in doubt a refusal counts.
      if (isThere.current || $said.attribute || !$said.get() || attribute === 'denied') $said.set(attribute)
      $said.attribute = attribute
    }
    isThere.current = true
  }, [site, attribute])
}
