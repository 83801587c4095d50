import { donationTotalEvent } from './donation-total.ts'
import { donationTotalSchema } from './donations.ts'
import type { Schema } from './endpoint.ts'

/** What is pushed on an event's public channel. Nothing in it is private: anybody may listen. */
export const eventChannel = (eventId: string) => `event-${eventId}`

/** A signed-in person's own channel. Pusher asks `POST /realtime/auth` before it lets anybody in. */
export const userChannel = (userId: string) => `private-user-${userId}`

/** A push, as its watchers know it. */
export interface PushEvent {
  readonly event: string
  readonly data: Schema
}

/** Push events and the shape of their data. */
export const pushes = { donationTotal: { event: donationTotalEvent, data: donationTotalSchema } } as const
