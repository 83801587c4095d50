import { donationTotalSchema } from './donations.ts'

/** What is pushed on an event's public channel. Nothing in it is private: anybody may listen. */
export const eventChannel = (eventId: string) => `event-${eventId}`

/** A signed-in person's own channel. Pusher asks `POST /realtime/auth` before it lets anybody in. */
export const userChannel = (userId: string) => `private-user-${userId}`

/** Push events and the shape of their data. */
export const pushes = { donationTotal: { event: 'donation-total', data: donationTotalSchema } } as const
