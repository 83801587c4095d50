import { computed, onMount, type ReadableAtom } from 'nanostores'
import { type Decoded, type Decoder, decode } from '../api/decode.ts'
import type { PushRule } from '../api/realtime/follow.ts'
import type { Merge, Numbered } from '../api/realtime/merge.ts'
import type { Push } from './push-rules.ts'
import { realtime } from './realtime.ts'
import { createResource, type Resource, type ResourceState } from './resource.ts'
import type { Site } from './site.ts'

interface Source<T> {
  /** The event's channel, from `api/channels.ts`. */
  channel(eventId: string): string
  /** See `whole`, and the rules in `push-rules.ts`. */
  pushes: readonly PushRule<T>[]
}

/**
 * A read that is kept current. It subscribes while somebody listens, and reads again whenever pushes may have been
 * missed.
 */
export type Live<V> = Omit<Resource<V>, 'accept'>

export interface LiveCollection<T> extends Live<ReadonlyMap<string, T>> {
  /** The keys in order: changes only when an item is added, removed or moved. */
  keys: Live<readonly string[]>
  /** One item: changes only when it does. undefined: absent, or not loaded yet. */
  item(key: string): ReadableAtom<T | undefined>
}

interface OneValue<T> extends Source<T> {
  read(): Promise<T>
  sequenceOf(value: T): number
  newest?(known: T, read: T): T
  /** The key of its pushes, if the channel also has pushes for others. */
  key?: string
}

interface ManyValues<T> extends Source<T>, Numbered<T> {
  read(): Promise<readonly T[]>
}

/** A single value, loaded and then kept current by pushes. */
export function liveResource<T>(site: Site, { read, key = '', ...source }: OneValue<T>): Live<T> {
  const many = { ...source, keyOf: () => key, read: async () => [await read()] }
  return createLive(site, many, items => items.get(key) as T)
}

/** Items by key, in the order of the last read; items pushed since then are at the end. */
export function liveCollection<T>(site: Site, source: ManyValues<T>): LiveCollection<T> {
  const live = createLive(site, source, items => items)
  let keys: ResourceState<readonly string[]>
  const $keys = computed(live.$state, state => {
    if (state.type !== 'ready') keys = state
    else {
      const value = [...state.value.keys()]
      const { problem } = state
      const isSame = keys?.type === 'ready' && keys.problem === problem && String(keys.value) === String(value)
      if (!isSame) keys = { ...state, value }
    }
    return keys
  })
  return {
    ...live,
    keys: { $state: $keys, refresh: live.refresh },
    item: key => computed(live.$state, state => (state.type === 'ready' ? state.value.get(key) : undefined)),
  }
}

/** A push with the whole item. */
export function whole<D extends Decoder>({ event, data: shape }: Push<D>): PushRule<Decoded<D>> {
  return {
    event,
    change(data, { keyOf, sequenceOf }) {
      const item = decode(shape, data, event)
      return { key: keyOf(item), sequence: sequenceOf(item), apply: () => item, isPatch: false }
    },
  }
}

/** The code that merges reads and pushes loads with the socket, after the first content. */
function createLive<T, V>(site: Site, source: ManyValues<T>, view: (items: ReadonlyMap<string, T>) => V): Live<V> {
  const { keyOf, read, channel } = source
  let merge: Merge<T> | undefined
  let missed = () => {}
  let known: readonly T[] | undefined
  let reads = 0

  const { accept, ...resource } = createResource<V>({
    environment: site.environment,
    async load() {
      reads++
      const begun = merge?.beginRead() ?? 0
      known = await read()
      if (!merge) return view(new Map(known.map(item => [keyOf(item), item])))
      if (merge.read(known, begun).missing) missed()
      return view(merge.items())
    },
  })

  /** Needs a read that begins now: an earlier one may have been answered before the gap. */
  async function catchUp(): Promise<void> {
    const before = reads
    do await resource.refresh()
    while (reads === before)
  }

  onMount(resource.$state, () => {
    const onGap = () => void catchUp()
    const show = (items: ReadonlyMap<string, T>) => accept(view(items), true)
    return realtime(site).listen((connection, eventId) => {
      const following = connection.follow(channel(eventId), { ...source, merge, known, show, onGap })
      merge = following.merge
      missed = following.missed
      return following.end
    }, onGap)
  })

  return resource
}
