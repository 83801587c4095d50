import { randomUUID } from 'node:crypto'
import { array, type InferOutput, number, object, optional, safeParse, string, unknown } from 'valibot'
import { readJson } from './frames.ts'
import type { Message } from './hub.ts'

/** Carries messages between the server's processes. Keeps the order of each sender. */
export interface Bridge {
  /** Rejects if the message will not reach the others. */
  notify(payload: string): Promise<void>
  /**
   * Receives the messages of every process, also this one's.
   * @param onGap called when the bridge was down and messages may have been missed
   * @returns a function that stops it once all pending messages are sent
   */
  listen(onPayload: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>
}

interface Relay {
  /** Resolves once messages of the others arrive. */
  readonly ready: Promise<void>
  send(messages: readonly Message[]): Promise<void>
  stop(): Promise<void>
}

/**
 * Sends this process's events to the others and delivers theirs: in order, none of our own, and none twice even if the
 * bridge repeats itself. A missing number is a gap.
 */
export function createRelay(
  bridge: Bridge,
  { deliver, onGap }: { deliver: (message: Message) => void; onGap: () => void },
): Relay {
  const from = randomUUID()
  const last = new Map<string, number>()
  let count = 0

  const listening = bridge.listen(receive, onGap)

  function receive(payload: string): void {
    const parsed = safeParse(parcelSchema, readJson(payload))
    if (!parsed.success || parsed.output.from === from) return
    const parcel = parsed.output
    const expected = (last.get(parcel.from) ?? parcel.number - 1) + 1
    if (parcel.number < expected) return
    last.set(parcel.from, parcel.number)
    for (const message of parcel.messages) deliver(message)
    if (parcel.number > expected) onGap()
  }

  return {
    ready: listening.then(() => undefined),
    send(messages) {
      const parcel: Parcel = { from, number: ++count, messages: [...messages] }
      return bridge.notify(JSON.stringify(parcel))
    },
    async stop() {
      const stop = await listening.catch(() => undefined)
      await stop?.()
    },
  }
}

const parcelSchema = object({
  from: string(),
  number: number(),
  messages: array(
    object({
      channel: string(),
      event: string(),
      data: unknown(),
      user_id: optional(string()),
      except: optional(string()),
    }),
  ),
})
type Parcel = InferOutput<typeof parcelSchema>
