import * as v from 'valibot'
import { isChannelName } from './channel-names.ts'

/** The largest data of one event, in bytes: hosted Pusher's limit. */
export const maxDataBytes = 10 * 1024

/** An event as servers push it: to several channels at once, each once, or to one. */
export interface EventCall {
  readonly name: string
  readonly channels: readonly string[]
  readonly data: string
  readonly socket_id?: string | undefined
  /** Channel attributes to return: `user_count,subscription_count`. */
  readonly info?: string | undefined
}

const channelSchema = v.pipe(v.string(), v.check(isChannelName, 'Not a name that a channel can have'))

const sentSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('An event has a name'), v.maxLength(200, 'The name of an event is too long')),
  data: v.string('The data of an event is a text'),
  channel: v.optional(channelSchema),
  channels: v.optional(v.pipe(v.array(channelSchema), v.maxLength(100, 'At most 100 channels an event'))),
  socket_id: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+$/, 'Not a socket_id'))),
  info: v.optional(v.string()),
})

export const eventSchema = v.pipe(
  sentSchema,
  v.transform(
    ({ channel, channels = channel === undefined ? [] : [channel], ...rest }): EventCall => ({
      ...rest,
      channels: [...new Set(channels)],
    }),
  ),
  v.check(call => call.channels.length > 0, 'An event names its channels'),
)

export const batchSchema = v.object({
  batch: v.pipe(v.array(eventSchema), v.maxLength(10, 'At most 10 events a batch')),
})
