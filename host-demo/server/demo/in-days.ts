/** A moment some days from another; negative in the past. */
export const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
