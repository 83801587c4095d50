import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import type { Payment } from './payment.store.ts'

/** Two tabs with the same form and the same content are one attempt: what is paid in one is not paid again in the other. */
export function useOtherTabs({ readOtherTab }: Payment): void {
  const { element } = useSurroundings()

  useEffect(() => {
    const view = element.ownerDocument.defaultView
    view?.addEventListener('storage', readOtherTab)
    return () => view?.removeEventListener('storage', readOtherTab)
  }, [element, readOtherTab])
}
