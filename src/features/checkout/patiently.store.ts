import { failureIn } from '../../api/failure-in.ts'

/** For a question about the state of a payment, while the network or the server is away: 1, 2, 4, 8 seconds apart. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let wait = 1000; ; wait *= 2) {
    try {
      return await ask()
    } catch (problem) {
      const failure = failureIn(problem)
      const passing = failure?.type === 'network' || (failure?.type === 'http' && failure.status >= 500)
      if (!passing || wait > 8000) throw problem
      await new Promise(done => setTimeout(done, wait))
    }
  }
}
