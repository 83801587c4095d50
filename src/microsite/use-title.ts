import { useEffect } from 'react'
import { useMicrosite } from './microsite-context.ts'

/** Names the screen, as soon as it knows. Until then it has its route's name. */
export function useTitle(title: string | undefined): void {
  const { setTitle } = useMicrosite()
  useEffect(() => {
    if (title) setTitle(title)
  }, [title, setTitle])
}
