export const rsvpStatuses = ['awaiting', 'yes', 'no'] as const

/** Is the guest in the house? */
export const checkinStatuses = ['in', 'out'] as const
