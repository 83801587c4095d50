import { useEffect } from 'react'
import { useMicrosite } from './microsite-context.ts'

/** Sets the screen's title once it is known. Until then it is the route's. */
export function useTitle(title: string | undefined): void {
  const { setTitle } = useMicrosite()
  useEffect(() => {
    if (title) setTitle(title)
  }, [title, setTitle])
}
