import type { Schema } from './endpoint.ts'

/** An event's public channel. It carries nothing private: anybody may subscribe. */
export const eventChannel = (eventId: string) => `event-${eventId}`

/** A signed-in user's own channel at an event. Pusher authorises subscribers through `POST /realtime/auth`. */
export const userChannel = (eventId: string, userId: string) => `private-event-${eventId}-user-${userId}`

/** The desk's channel at an event, for its organisers alone. */
export const deskChannel = (eventId: string) => `private-event-${eventId}-desk`

/** A push as subscribers see it. */
export interface PushEvent {
  readonly event: string
  readonly data: Schema
}
