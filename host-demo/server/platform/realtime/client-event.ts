import { allowsClientEvents } from './channel-names.ts'
import type { Frame } from './frames.ts'
import type { Hub, Message, Subscriber } from './hub.ts'

/** Client events that one connection may send in a second. */
const mostPerSecond = 10
const mostBytes = 10 * 1024
const longestName = 200
/** Deepest nesting of lists and objects. */
const deepest = 32

/** Why a client event is refused. */
export interface Refusal {
  readonly code: 4009 | 4301
  readonly message: string
}

/**
 * Reads the `client-…` events of one connection: from a guarded channel that it subscribes to, to that channel's other
 * subscribers.
 */
export function clientEvents(watcher: Subscriber, hub: Hub): (frame: Frame) => Message | Refusal {
  let allowance = mostPerSecond
  let counted = performance.now()

  return ({ event, channel = '', data }) => {
    if (!allowsClientEvents(channel) || !hub.has(watcher, channel)) {
      return { code: 4009, message: 'Client events need a subscription to a private or presence channel' }
    }
    if (isDeep(data, deepest)) return { code: 4301, message: `A client event has at most ${deepest} levels` }
    if (event.length > longestName || Buffer.byteLength(JSON.stringify(data ?? null)) > mostBytes) {
      return { code: 4301, message: `A client event has at most ${mostBytes} bytes` }
    }
    const now = performance.now()
    allowance = Math.min(mostPerSecond, allowance + ((now - counted) / 1000) * mostPerSecond)
    counted = now
    if (allowance < 1) return { code: 4301, message: `At most ${mostPerSecond} client events a second` }
    allowance--
    return { channel, event, data, user_id: hub.memberOf(watcher, channel)?.user_id, except: watcher.socketId }
  }
}

/** A few kilobytes of nested brackets would overflow the stack when serialised again. */
function isDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some(part => isDeep(part, levels - 1))
}
