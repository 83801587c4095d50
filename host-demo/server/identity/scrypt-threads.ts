import type { ScryptOptions } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createFairQueue } from './fair-queue.ts'

/** One processor stays free for everything else. */
const threads = Math.min(4, Math.max(1, availableParallelism() - 1))
/** Hashes that may wait, of all callers together. */
const mostWaiting = 100

const inTurn = createFairQueue(threads, mostWaiting)
const idle: Worker[] = []

/**
 * Derives a key of 32 bytes on a thread of its own: Node's `scrypt` shares four threads with all file access, and a
 * few sign-ins would hold up every static file.
 * @param caller each waits behind their own requests only, such as a network address
 * @throws {HttpError} 429 `rate_limited` if too many wait
 */
export function scryptInTurn(
  caller: string,
  password: string,
  salt: Uint8Array,
  options: ScryptOptions,
): Promise<Uint8Array> {
  return inTurn(caller, async () => {
    const thread = idle.pop() ?? startThread()
    // A busy thread keeps the process alive, an idle one does not.
    thread.ref()
    const answered = once(thread, 'message')
    thread.postMessage({ password, salt, options })
    const [key] = await answered
    thread.unref()
    idle.push(thread)
    return key
  })
}

const startThread = () => new Worker(new URL('./scrypt-thread.js', import.meta.url), { execArgv: [] })
