import { type Change, createMerge, type Merge, type Numbered } from './merge.ts'

/** Calls back for one channel; see `Connection`. */
export type Subscribe = (channel: string, receivers: Receivers, onGap: () => void) => Listening

/** By push event: takes its data as it came. Throws where that makes no sense. */
export type Receivers = ReadonlyMap<string, (data: unknown) => void>

export interface Listening {
  /** A push must have got lost: `onGap` is called soon, once for all that are lost in a while. */
  missed(): void
  /** The connection closes some time after the last one has ended. */
  end(): void
}

/** What is to be kept current by a channel's pushes. */
export interface Followed<T> extends Numbered<T> {
  /** By push event: what its data changes. Throws where it makes no sense. */
  changes: ReadonlyMap<string, (data: unknown) => Change<T>>
  /** What earlier subscriptions have known. */
  merge: Merge<T> | undefined
  /** Called once per animation frame at most. */
  show(items: ReadonlyMap<string, T>): void
  /**
   * Something may have been missed, and must be read: called after each subscription, the first and those after a lost
   * connection, where a push got lost or makes no sense, and every so often while there is no connection.
   */
  onGap(): void
}

export interface Following<T> extends Listening {
  /** Takes every read from now on. */
  merge: Merge<T>
}

/** Keeps what was read current. */
export function follow<T>(subscribe: Subscribe, channel: string, followed: Followed<T>): Following<T> {
  const { merge = createMerge(followed), changes, show, onGap } = followed
  const draw = perFrame(() => {
    const { changed, missing } = merge.flush()
    if (changed) show(merge.items())
    if (missing) listening.missed()
  })
  const receivers = new Map(
    [...changes].map(([event, change]) => [
      event,
      (data: unknown) => {
        merge.push(change(data))
        draw()
      },
    ]),
  )
  const listening = subscribe(channel, receivers, onGap)
  return { ...listening, merge }
}

/** Milliseconds that a page which is not drawn, and gets no frames, waits instead. */
const hiddenTime = 100

/** Gathers calls: `act` runs once per animation frame, however often it is asked for. */
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
