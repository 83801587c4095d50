/** Loads code on demand: three attempts, 500 ms apart. Nothing else is ever retried by itself. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (let left = 3; ; left--) {
    try {
      return await load()
    } catch (problem) {
      if (left === 1) throw problem
      await new Promise(done => setTimeout(done, 500))
    }
  }
}
