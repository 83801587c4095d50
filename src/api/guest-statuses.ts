/** Does the guest come? `awaiting`: not answered yet. */
export const rsvpStatuses = ['awaiting', 'yes', 'no'] as const

/** Is the guest inside the venue? */
export const checkinStatuses = ['in', 'out'] as const
