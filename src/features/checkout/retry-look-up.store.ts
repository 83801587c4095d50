import { failureIn } from '../../api/failure-in.ts'

/**
 * Asks for the outcome of a payment until the network and the server answer, at most 5 times: 1, 2, 4 and 8 seconds
 * apart.
 */
export async function retryLookUp<T>(ask: () => Promise<T>): Promise<T> {
  for (let wait = 1000; ; wait *= 2) {
    try {
      return await ask()
    } catch (problem) {
      const failure = failureIn(problem)
      const isPassing = failure?.type === 'network' || (failure?.type === 'http' && failure.status >= 500)
      if (!isPassing || wait > 8000) throw problem
      await new Promise(done => setTimeout(done, wait))
    }
  }
}
