import { vi } from 'vitest'

/** No test is about time, and a machine may be busy: `vi.waitFor` waits as long as `expect.poll`. */
const timeout = 30_000
/** Milliseconds; the default of 50 adds up. */
const interval = 5

const own = Symbol.for('fayre.test.wait-for')
const worker = globalThis as { [own]?: typeof vi.waitFor }
worker[own] ??= vi.waitFor
const waitFor = worker[own]
vi.waitFor = (check, options) => waitFor(check, { timeout, interval, ...(typeof options === 'object' && options) })
