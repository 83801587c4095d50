import type { Connection, connectionOf, Subscription } from '../../src/api/realtime.ts'

export interface FakeRealtime {
  /** Stands in for `src/api/realtime.ts`. */
  module: { connectionOf: typeof connectionOf }
  /** What each connection was opened with. */
  readonly opened: readonly Parameters<typeof connectionOf>[]
  readonly subscriptions: readonly (Subscription & { channel: string })[]
  /** As the server pushes, to all that listen now. What makes no sense counts as missed. */
  push(data: unknown): void
  /** As after each subscription, the first and those after a lost connection. */
  gap(): void
}

/** The socket in the hands of a test, instead of the one in `src/api/realtime.ts`. */
export function createFakeRealtime(): FakeRealtime {
  const opened: Parameters<typeof connectionOf>[] = []
  const subscriptions: (Subscription & { channel: string })[] = []

  const connection: Connection = {
    subscribe(channel, subscription) {
      const own = { ...subscription, channel }
      subscriptions.push(own)
      return () => void subscriptions.splice(subscriptions.indexOf(own), 1)
    },
  }

  return {
    module: {
      connectionOf(...asked) {
        opened.push(asked)
        return asked[1] ? connection : undefined
      },
    },
    opened,
    subscriptions,
    push: data => {
      for (const { receive, onGap } of [...subscriptions]) {
        try {
          receive(data)
        } catch (problem) {
          opened.at(-1)?.[2].report(problem, 'push makes no sense')
          onGap()
        }
      }
    },
    gap: () => {
      for (const { onGap } of [...subscriptions]) onGap()
    },
  }
}
