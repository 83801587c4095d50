import { useEffect, useState } from 'react'
import { useSurroundings } from './context.ts'
import type { HostConsent } from './use-host-consent.ts'

/**
 * What the page has said last about consent: by the attribute, or by an event since. A block listens from its start,
 * and what reports a purchase may load, leave and come back later.
 */
export function useSaidConsent(attribute: HostConsent | undefined): HostConsent | undefined {
  const { element } = useSurroundings()
  const [said, setSaid] = useState(attribute)
  useEffect(() => {
    const page = element.ownerDocument
    const hear = ({ detail }: Event & { detail?: HostConsent }) => {
      if (/^(auto|granted|denied)$/.test(String(detail))) setSaid(detail)
    }
    setSaid(attribute)
    page.addEventListener('fayre-consent', hear)
    return () => page.removeEventListener('fayre-consent', hear)
  }, [element, attribute])
  return said
}
