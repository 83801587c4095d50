import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

interface Reading {
  readonly running: Promise<unknown>
  /** Begins when `running` is over. */
  next?: Promise<unknown>
}

const readings = new WeakMap<Kysely<Database>, Map<string, Reading>>()

/**
 * Reads once for all who ask for the same while an earlier read of it runs, such as a crowd at a lot's close. Each gets
 * what was committed before they asked: a read that has begun is not shared, the one after it is.
 * @param key names the read with all of its parameters
 */
export function sharedRead<T>(db: Kysely<Database>, key: string, read: () => Promise<T>): Promise<T> {
  const known = readings.get(db) ?? new Map<string, Reading>()
  readings.set(db, known)
  const earlier = known.get(key)
  if (!earlier) return begin(known, key, read)
  earlier.next ??= earlier.running.then(
    () => begin(known, key, read),
    () => begin(known, key, read),
  )
  return earlier.next as Promise<T>
}

function begin<T>(known: Map<string, Reading>, key: string, read: () => Promise<T>): Promise<T> {
  const running = read()
  const reading: Reading = { running }
  known.set(key, reading)
  const end = () => {
    if (known.get(key) === reading && !reading.next) known.delete(key)
  }
  running.then(end, end)
  return running
}
