export interface DemoTime {
  inDays: number
  /** `HH:MM` in UTC. */
  at: string
}

/** The ISO 8601 time of a day and time that are given relative to the day of seeding. */
export function instantOf({ inDays, at }: DemoTime, now: Date): string {
  const day = new Date(now.getTime() + inDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return new Date(`${day}T${at}:00Z`).toISOString()
}
