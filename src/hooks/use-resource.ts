import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Resource } from '../store/resource.ts'
import { frameMessages } from './frame.messages.ts'
import { useMessages } from './use-messages.ts'

/** The feature's own messages, where it has better ones than "Loading…" and "This can’t be shown just now". */
export type OwnWords = Readonly<{ loading?: string; failed?: string }>

/** The props of a `ResourceFrame` of a resource. */
export function useResource<T>({ $state, refresh }: Pick<Resource<T>, '$state' | 'refresh'>, own: OwnWords = {}) {
  return { state: useStore($state), words: { ...useFrameWords(), ...own }, onRetry: () => void refresh() }
}

export function useFrameWords() {
  const say = useMessages(frameMessages)
  return {
    loading: say('loading'),
    slow: say('slow'),
    failed: say('failed'),
    stale: say('stale'),
    notLive: say('notLive'),
    retry: say('retry'),
  }
}

/** Refreshes a resource that an earlier screen has read, since orders may have been added. */
export function useFresh({ $state, refresh }: Pick<Resource<unknown>, '$state' | 'refresh'>): void {
  useEffect(() => {
    if ($state.get().type === 'ready') void refresh()
  }, [$state, refresh])
}
