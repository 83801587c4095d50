import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useMemo } from 'react'
import type { Live, LiveCollection } from '../store/live.ts'
import { realtime } from '../store/realtime.ts'
import type { ResourceState } from '../store/resource.ts'
import { useSurroundings } from './context.ts'
import { type OwnWords, useFrameWords } from './use-resource.ts'

/**
 * The props of a `ResourceFrame` of live data. It also waits for the settings, so that data and brand appear
 * together and no colour changes later.
 * @returns `notLive`: a message when updates have stopped for a while, else undefined
 */
export function useLive<V>(live: Live<V>, own: OwnWords = {}) {
  const { site } = useSurroundings()
  const settings = useStore(site.settings.$state)
  const value = useStore(live.$state)
  const isDown = useStore(realtime(site).$state) === 'down'
  const words = { ...useFrameWords(), ...own }
  const onRetry = () => {
    if (settings.type === 'failed') void site.settings.refresh()
    if (value.type === 'failed') void live.refresh()
  }
  return { state: shownOf(settings, value), words, onRetry, notLive: isDown ? words.notLive : undefined }
}

function shownOf<V>(settings: ResourceState<unknown>, value: ResourceState<V>): ResourceState<V> {
  if (settings.type !== 'ready') return settings.type === 'failed' || value.type !== 'failed' ? settings : value
  // The "not live" message already covers a failed refresh.
  return { ...value, problem: undefined }
}

/**
 * One item of a live collection. Renders again only when that item changes.
 * @param isSeen false: keeps the last value, such as while the item is out of view
 */
export function useLiveItem<T>(collection: LiveCollection<T>, key: string, isSeen = true): T | undefined {
  const $item = useMemo(() => collection.item(key), [collection, key])
  return useStore(useMemo(() => (isSeen ? $item : atom($item.get())), [$item, isSeen]))
}
