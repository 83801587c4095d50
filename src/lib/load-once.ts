import { retry } from './retry.ts'
import { translationsSettled } from './translations.ts'

type Load<T> = () => Promise<T>

const running = new WeakMap<Load<unknown>, Promise<unknown>>()
const known = new WeakMap<Load<unknown>, unknown>()

/**
 * Loads a module with the translations of its sentences: 3 tries, 500 ms apart. Calls made meanwhile share the load; a
 * call after a failure begins a new one.
 * @param load the same function from one call to the next
 */
export function loadOnce<T>(load: Load<T>): Promise<T> {
  const loading = running.get(load) ?? begin(load)
  running.set(load, loading)
  return loading as Promise<T>
}

async function begin<T>(load: Load<T>): Promise<T> {
  try {
    const module = await retry(load, { tries: 3, delay: 500 })
    await translationsSettled()
    known.set(load, module)
    return module
  } catch (problem) {
    running.delete(load)
    throw problem
  }
}

/** What has come already. */
export function loadedAlready<T>(load: Load<T>): T | undefined {
  return known.get(load) as T | undefined
}
