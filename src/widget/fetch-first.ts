/** Requests for files by address. Failed ones are removed. */
const requests = new Map<string, Promise<string>>()

/**
 * Imports a module after fetching its files: the module and its static imports. Most browsers keep a failed `import()`
 * until the page is reloaded, but not a failed `fetch`, so only a fetch can be tried again. The build writes it around
 * each `import()`.
 * @param load gets the address of the first file
 * @param files relative to the folder of the block's script
 * @throws if a file did not load, or is not a script
 */
export async function fetchFirst<T>(load: (file: string) => Promise<T>, files: readonly string[]): Promise<T> {
  const [first = ''] = await Promise.all(files.map(request))
  return load(first)
}

/** @returns the file's address */
function request(file: string): Promise<string> {
  const url = new URL(file, import.meta.url).href
  const known = requests.get(url)
  if (known) return known
  const made = fetchFile(url)
  requests.set(url, made)
  made.catch(() => {
    if (requests.get(url) === made) requests.delete(url)
  })
  return made
}

async function fetchFile(url: string): Promise<string> {
  const answer = await fetch(url)
  // A network's own sign-in page also answers with 200.
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) throw new Error(url)
  await answer.blob()
  return url
}

// A page's policy may allow importing what it forbids to fetch. Then the next attempt imports right away.
document.addEventListener('securitypolicyviolation', ({ disposition, blockedURI }) => {
  if (disposition === 'enforce') requests.set(blockedURI, Promise.resolve(blockedURI))
})
