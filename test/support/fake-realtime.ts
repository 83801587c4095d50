import { vi } from 'vitest'
import { follow, type Receivers, type Subscribe } from '../../src/api/realtime/follow.ts'
import type { Connection, connectionOf } from '../../src/api/realtime.ts'
import { acting } from './acting.ts'
import { newSites } from './site-order.ts'

export interface FakeRealtime {
  /** Stands in for `src/api/realtime.ts`. */
  module: { connectionOf: typeof connectionOf }
  /** The options of each connection. */
  readonly opened: readonly Parameters<typeof connectionOf>[]
  readonly subscriptions: readonly Subscription[]
  /** The client events that the page has sent. */
  readonly told: readonly Parameters<Connection['tell']>[]
  /** Ends with the first connection: its code loads in real time, whatever a fake clock says. */
  readonly isOpen: Promise<void>
  /** Advances a fake clock until then, because code that the connection needs may load late on a busy machine. */
  untilOpen(): Promise<void>
  /** Pushes to all current subscribers. `event` default: whichever they listen to. */
  push(data: unknown, event?: string): void
  /** Reports a gap, as after each subscription, including that after a lost connection. */
  gap(): void
}

interface Subscription {
  channel: string
  events: readonly string[]
  receivers: Receivers
  onGap(): void
}

/** Milliseconds until missed data is requested from the API. */
const soon = 1000

/** A socket controlled by a test, in place of the one in `src/api/realtime.ts`. Earlier tests' sites do not get it. */
export function createFakeRealtime(): FakeRealtime {
  const isNew = newSites()
  const opened: Parameters<typeof connectionOf>[] = []
  const subscriptions: Subscription[] = []
  const told: Parameters<Connection['tell']>[] = []
  let open = () => {}
  const isOpen = new Promise<void>(resolve => {
    open = resolve
  })

  const subscribe: Subscribe = (channel, receivers, onGap) => {
    const own = { channel, receivers, events: [...receivers.keys()], onGap }
    subscriptions.push(own)
    let timer: ReturnType<typeof setTimeout> | undefined
    return {
      missed() {
        timer ??= setTimeout(() => {
          timer = undefined
          onGap()
        }, soon)
      },
      end() {
        clearTimeout(timer)
        subscriptions.splice(subscriptions.indexOf(own), 1)
      },
    }
  }

  function push(data: unknown, event?: string): void {
    for (const { receivers, onGap } of [...subscriptions]) {
      for (const [name, receive] of receivers) {
        if (event !== undefined && event !== name) continue
        try {
          receive(data)
        } catch (problem) {
          opened.at(-1)?.[2].report(problem, 'push makes no sense')
          onGap()
        }
      }
    }
  }

  return {
    module: {
      connectionOf(...asked) {
        if (!isNew(asked[0])) return undefined
        opened.push(asked)
        open()
        const connection: Connection = {
          follow: (channel, followed) => follow(subscribe, channel, followed),
          tell: (...sent) => told.push(sent),
        }
        return asked[1] ? connection : undefined
      },
    },
    opened,
    isOpen,
    async untilOpen() {
      while (!opened.length) await acting(() => vi.advanceTimersByTimeAsync(100))
    },
    subscriptions,
    told,
    push,
    gap: () => {
      for (const { onGap } of [...subscriptions]) onGap()
    },
  }
}
