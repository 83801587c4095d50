import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import type { Payment } from './payment.store.ts'

/**
 * Follows other tabs: two tabs with the same form and content share one attempt, so what is paid in one is not paid
 * again in the other.
 */
export function useOtherTabs({ readOtherTab }: Payment): void {
  const { element } = useSurroundings()

  useEffect(() => {
    const view = element.ownerDocument.defaultView
    view?.addEventListener('storage', readOtherTab)
    return () => view?.removeEventListener('storage', readOtherTab)
  }, [element, readOtherTab])
}
