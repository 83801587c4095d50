import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Resource } from '../store/resource.ts'
import { translationsFor } from '../store/translations.ts'
import { useSurroundings } from './context.ts'
import { frameMessages } from './frame.messages.ts'

/** The feature's own messages, where it has better ones than "Loading…" and "This can’t be shown just now". */
export type OwnWords = Readonly<{ loading?: string; failed?: string }>

/** The props of a `ResourceFrame` of a resource. */
export function useResource<T>({ $state, refresh }: Pick<Resource<T>, '$state' | 'refresh'>, own: OwnWords = {}) {
  return { state: useStore($state), words: { ...useFrameWords(), ...own }, onRetry: () => void refresh() }
}

/** Sentences without values, in the reader's language. */
export function useFrameWords() {
  const { site, locale } = useSurroundings()
  const translated = useStore(translationsFor(locale, site.environment))?.get(frameMessages)
  return { ...frameMessages, ...(translated as Partial<typeof frameMessages> | undefined) }
}

/** Refreshes a resource that an earlier screen has read, since orders may have been added. */
export function useFresh({ $state, refresh }: Pick<Resource<unknown>, '$state' | 'refresh'>): void {
  useEffect(() => {
    if ($state.get().type === 'ready') void refresh()
  }, [$state, refresh])
}
