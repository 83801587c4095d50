/** Requests for files by address, without failed ones. */
const requests = new Map<string, Promise<unknown>>()

/**
 * Imports a module whose files have been fetched before: the module and its static imports. Most browsers keep a
 * failed `import()` until the page is reloaded, but not a failed `fetch`, so only this can be tried again. The build
 * writes it around each `import()`.
 * @param files relative to the folder of the block's script
 * @throws if a file did not come, or is not a script
 */
export async function fetchFirst<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(file => request(new URL(file, import.meta.url).href)))
  return load()
}

function request(url: string): Promise<unknown> {
  const known = requests.get(url)
  if (known) return known
  const made = fetchFile(url)
  requests.set(url, made)
  made.catch(() => {
    if (requests.get(url) === made) requests.delete(url)
  })
  return made
}

async function fetchFile(url: string): Promise<void> {
  const answer = await fetch(url)
  // A sign-in page of the network answers with 200, too.
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) throw new Error(`No script: ${url}`)
  await answer.blob()
}

// A page's policy may allow to import what it forbids to fetch. The next try imports it right away.
document.addEventListener('securitypolicyviolation', ({ disposition, blockedURI }) => {
  if (disposition === 'enforce') requests.set(blockedURI, Promise.resolve())
})
