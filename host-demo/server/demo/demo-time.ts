export interface DemoTime {
  inDays: number
  /** `HH:MM` in UTC. */
  at: string
}

/** ISO 8601, of a time on a day that counts from the day of seeding. */
export function instantOf({ inDays, at }: DemoTime, now: Date): string {
  const day = new Date(now.getTime() + inDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return new Date(`${day}T${at}:00Z`).toISOString()
}
