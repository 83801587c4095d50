import { maxLength, number, object, optional, pipe, safeParse, string, transform, union, unknown } from 'valibot'
import { isChannelName, isGuarded, isPresence } from './channel-names.ts'
import type { Credentials } from './credentials.ts'
import { readJson } from './frames.ts'
import type { Member } from './hub.ts'
import { sameText, sign } from './signatures.ts'

/** The outcome of a subscription. `message` is for the page's developer. */
export type Subscription =
  | { type: 'granted'; channel: string; member?: Member | undefined }
  | { type: 'refused'; channel?: string; message: string }

/**
 * Checks the data of a `pusher:subscribe` frame. A public channel is open to all; a guarded one needs a signature of
 * the site's server, and a presence channel a signed `channel_data` that identifies the person.
 */
export function readSubscription(data: unknown, socketId: string, { key, secret }: Credentials): Subscription {
  const parsed = safeParse(wishSchema, typeof data === 'string' ? readJson(data) : data)
  if (!parsed.success) return { type: 'refused', message: 'A subscription names its channel' }
  const { channel, auth = '', channel_data } = parsed.output
  if (!isChannelName(channel)) return { type: 'refused', message: 'Not a name that a channel can have' }
  if (!isGuarded(channel)) return { type: 'granted', channel }
  const signed = channel_data === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channel_data}`
  if (!sameText(auth, `${key}:${sign(secret, signed)}`)) {
    return { type: 'refused', channel, message: `The signature for ${channel} is not valid` }
  }
  if (!isPresence(channel)) return { type: 'granted', channel }
  const member = safeParse(memberSchema, readJson(channel_data ?? ''))
  if (!member.success) return { type: 'refused', channel, message: 'channel_data names no user_id' }
  return { type: 'granted', channel, member: member.output }
}

const wishSchema = object({ channel: string(), auth: optional(string()), channel_data: optional(string()) })

const memberSchema = object({
  user_id: pipe(union([string(), number()]), transform(String), maxLength(128)),
  user_info: optional(unknown()),
})
