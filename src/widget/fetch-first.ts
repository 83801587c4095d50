/** Addresses of files that need not be fetched: they are in the browser's cache, or the page lets nobody fetch them. */
const settled = new Set<string>()

/**
 * Imports a module whose files have been fetched before: the module and its static imports. Most browsers keep a
 * failed `import()` until the page is reloaded, but not a failed `fetch`, so only this can be tried again. The build
 * writes it around each `import()`.
 * @param files relative to the folder of the block's script
 * @throws if a file did not come, or is not a script
 */
export async function fetchFirst<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(file => fetchFile(new URL(file, import.meta.url).href)))
  return load()
}

async function fetchFile(url: string): Promise<void> {
  if (settled.has(url)) return
  const answer = await fetch(url)
  // A sign-in page of the network answers with 200, too.
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) throw new Error(`No script: ${url}`)
  await answer.blob()
  settled.add(url)
}

// A page's policy may allow to import what it forbids to fetch. The next try imports it right away.
document.addEventListener('securitypolicyviolation', ({ disposition, blockedURI }) => {
  if (disposition === 'enforce') settled.add(blockedURI)
})
