import { type Change, createMerge, type Merge, type Numbered } from './merge.ts'

/** Callbacks of one channel; see `Connection`. */
export type Subscribe = (channel: string, receivers: Receivers, onGap: () => void) => Listening

/** Handlers by push event; they take the raw data, and throw if it is invalid. */
export type Receivers = ReadonlyMap<string, (data: unknown) => void>

export interface Listening {
  /** A push was lost: `onGap` is called soon, once for all losses in a period. */
  missed(): void
  /** The connection closes some time after the last subscription has ended. */
  end(): void
}

/** How a push event changes the known state. Throws if its data is invalid. */
export interface PushRule<T> {
  event: string
  change(data: unknown, items: Numbered<T>): Change<T>
}

/** A value or collection that a channel's pushes keep current. */
export interface Followed<T> extends Numbered<T> {
  pushes: readonly PushRule<T>[]
  /** The state of earlier subscriptions. */
  merge: Merge<T> | undefined
  /** What was read before the first subscription. */
  known: readonly T[] | undefined
  /** Called at most once per animation frame. */
  show(items: ReadonlyMap<string, T>): void
  /**
   * Pushes may have been missed, so the state must be read: called after each subscription (the first, and after
   * reconnecting), after a lost or invalid push, and periodically while there is no connection.
   */
  onGap(): void
}

export interface Following<T> extends Listening {
  /** Receives every read from now on. */
  merge: Merge<T>
}

/** Keeps a read current. */
export function follow<T>(subscribe: Subscribe, channel: string, followed: Followed<T>): Following<T> {
  const { merge = mergeOf(followed), pushes, show, onGap } = followed
  const draw = perFrame(() => {
    const { changed, missing } = merge.flush()
    if (changed) show(merge.items())
    if (missing) listening.missed()
  })
  const receivers = new Map(
    pushes.map(({ event, change }) => [
      event,
      (data: unknown) => {
        merge.push(change(data, followed))
        draw()
      },
    ]),
  )
  const listening = subscribe(channel, receivers, onGap)
  return { ...listening, merge }
}

function mergeOf<T>(followed: Followed<T>): Merge<T> {
  const merge = createMerge(followed)
  if (followed.known) merge.read(followed.known, 0)
  return merge
}

/** Milliseconds to wait instead in a page without animation frames, such as a hidden one. */
const hiddenTime = 100

/** Batches calls: `act` runs once per animation frame, however often it is requested. */
function perFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  function run(): void {
    clearTimeout(timer)
    globalThis.cancelAnimationFrame?.(frame)
    timer = undefined
    act()
  }

  return () => {
    if (timer !== undefined) return
    timer = setTimeout(run, hiddenTime)
    frame = globalThis.requestAnimationFrame?.(run) ?? 0
  }
}
