import { setTimeout as wait } from 'node:timers/promises'
import type { Bridge } from './bridge.ts'
import { type Listener, openListener } from './pg-listener.ts'

interface PgBridgeOptions {
  /** PostgreSQL's channel: processes on the same one receive each other's messages. @default 'fayre_realtime' */
  readonly channel?: string
  readonly report?: (problem: unknown) => void
}

/** Messages that may wait while PostgreSQL is unreachable. */
const mostWaiting = 1000
/** The longest pause between two tries to connect, in milliseconds. */
const longestPause = 5000

/**
 * A bridge over PostgreSQL's LISTEN and NOTIFY, on a connection of its own that is reopened when it breaks. Messages
 * sent meanwhile wait; those of the others are lost here and reported as a gap. It must connect to PostgreSQL directly:
 * a pooler in transaction mode does not support LISTEN.
 */
export function pgBridge(connectionString: string, options: PgBridgeOptions = {}): Bridge {
  const { channel = 'fayre_realtime', report = console.error } = options
  const waiting: { payload: string; sent: () => void }[] = []
  let line: Listener | undefined
  let flushing: Promise<void> | undefined

  /** One batch at a time, which keeps the order. */
  function flush(): Promise<void> {
    flushing ??= sendWaiting().finally(() => {
      flushing = undefined
    })
    return flushing
  }

  async function sendWaiting(): Promise<void> {
    while (line && waiting.length > 0) {
      const batch = waiting.slice(0, 50)
      try {
        await line.send(batch.map(({ payload }) => payload))
      } catch {
        return
      }
      waiting.splice(0, batch.length)
      for (const { sent } of batch) sent()
    }
  }

  return {
    notify(payload) {
      return new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) return reject(new Error('PostgreSQL has been away for too long'))
        waiting.push({ payload, sent: resolve })
        void flush()
      })
    },

    async listen(onPayload, onGap) {
      const stop = new AbortController()
      const { signal } = stop
      const open = () => openListener({ connectionString, channel, onPayload })
      line = await open()
      const staying = stayOpen(line)
      await flush()

      async function stayOpen(first: Listener): Promise<void> {
        let current: Listener | undefined = first
        while (current) {
          const problem = await current.broken
          line = undefined
          if (signal.aborted) return
          report(problem)
          current = await reopen()
          if (signal.aborted) return current?.close()
          line = current
          onGap()
          void flush()
        }
      }

      async function reopen(): Promise<Listener | undefined> {
        for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
          // With jitter, so that not all processes reconnect at once.
          await wait(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
          const opened = signal.aborted ? undefined : await open().catch(report)
          if (opened) return opened
        }
        return undefined
      }

      return async () => {
        stop.abort()
        await flush()
        await line?.close()
        await staying
      }
    },
  }
}
