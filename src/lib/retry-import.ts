import type { Environment } from './environment.ts'

/**
 * Loads code on demand: three attempts, 500 ms apart; the last failure is reported and thrown.
 */
export async function retryImport<T>(load: () => Promise<T>, report: Environment['report']): Promise<T> {
  for (let left = 3; ; left--) {
    try {
      return await load()
    } catch (problem) {
      if (left === 1) {
        report(problem, 'code did not load')
        throw problem
      }
      await new Promise(done => setTimeout(done, 500))
    }
  }
}
