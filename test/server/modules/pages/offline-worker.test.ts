import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { offlineWorker } from '../../../../host-demo/server/modules/pages/html/offline-worker.ts'

const origin = 'https://give.example'
const page = `${origin}/ball/tickets/your-tickets`
const parts = [`${origin}/microsite.js`, `${origin}/c/seats-abcd1234.js`]
const settings = `${origin}/api/v1/app/settings?event=ball`

type Handler = (event: object) => void
type Served = { body: string; headers?: Record<string, string>; status?: number }

/** The server's answers by address. Absent: the network is cut. */
let network: Map<string, Served> | undefined
let asked: string[]
let stored: Map<string, Map<string, Response>>
let isRegistered: boolean
/** Callbacks of timers, which the test runs. */
const timers: (() => void)[] = []
/** Is the network connected, but no answer comes? */
let isSilent: boolean

beforeEach(() => {
  network = new Map()
  asked = []
  stored = new Map()
  isRegistered = true
  isSilent = false
  timers.length = 0
})

/** A release of the worker in a browser. Its storage stays for the next one. */
async function start(build: number, offlinePages = true) {
  const handlers = new Map<string, Handler>()
  const context = {
    config: { offlinePages },
    release: async () => ({ version: '2.0.0', build }),
  } as unknown as Parameters<typeof offlineWorker>[0]
  const leave = async () => {
    isRegistered = false
  }
  const browser = {
    ...{ URL, Response, Promise, Set, setTimeout: (run: () => void) => void timers.push(run) },
    location: new URL(`${origin}/ball/offline.js`),
    registration: { scope: `${origin}/ball/`, unregister: leave },
    clients: { claim: async () => {} },
    skipWaiting() {},
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    caches: {
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (address: string, { cacheName }: { cacheName: string }) =>
        stored.get(cacheName)?.get(address)?.clone(),
      async open(name: string) {
        const cache = stored.get(name) ?? new Map<string, Response>()
        stored.set(name, cache)
        return {
          match: async (address: string) => cache.get(address)?.clone(),
          put: async (address: string, answer: Response) => void cache.set(address, answer),
        }
      },
    },
    fetch: (request: string | { url: string }) => answered(typeof request === 'string' ? request : request.url),
  }
  runInContext(await offlineWorker(context), createContext(browser))
  const send = async (name: string, event: object) => {
    const until: Promise<unknown>[] = []
    handlers.get(name)?.({ waitUntil: (work: Promise<unknown>) => until.push(work), ...event })
    await Promise.all(until)
  }
  await send('activate', {})
  return {
    keep: (parts: readonly string[], isAll = true) => send('message', { data: { page, parts, isAll } }),
    /** What a page gets. Undefined: the worker leaves the request to the browser. */
    async get(url: string, { mode = 'no-cors', client = 'one', method = 'GET' } = {}) {
      let answer: Promise<Response> | undefined
      const request = { url, mode, method }
      const isPage = mode === 'navigate'
      handlers.get('fetch')?.({
        request,
        clientId: isPage ? '' : client,
        resultingClientId: isPage ? client : '',
        respondWith(given: Promise<Response>) {
          answer = given
        },
      })
      return answer && (await answer).text()
    },
  }
}

const silent = new Promise<Response>(() => {})
function answered(url: string): Promise<Response> {
  asked.push(url)
  if (isSilent) return silent
  const found = network?.get(url)
  if (!network) return Promise.reject(new TypeError('Failed to fetch'))
  const { body = 'missing', status = found ? 200 : 404, headers = {} } = found ?? {}
  return Promise.resolve(new Response(body, { status, headers }))
}

function serve(release: string, extra: Record<string, Served> = {}): void {
  const all = [page, ...parts, settings].map((url): [string, Served] => [url, { body: `${release} ${url}` }])
  network = new Map([...all, ...Object.entries(extra)])
}

const navigate = { mode: 'navigate' }

test('asks the network first, and shows what is stored without one', async () => {
  serve('first')
  const worker = await start(1)
  await worker.keep([...parts, settings])
  serve('second')
  expect(await worker.get(page, navigate)).toBe(`second ${page}`)
  expect(await worker.get(settings)).toBe(`second ${settings}`)
  network = undefined
  // With any query.
  expect(await worker.get(`${page}?order=1`, navigate)).toBe(`first ${page}`)
  expect(await worker.get(settings)).toBe(`first ${settings}`)
  await expect(worker.get(`${origin}/ball/auction`, navigate)).rejects.toThrow('Failed to fetch')
})

test('stores nothing that is marked no-store, and does not touch API calls, posts and other origins', async () => {
  const shown = `${origin}/ball/secret.json`
  serve('first', { [shown]: { body: 'secret', headers: { 'cache-control': 'private, no-store' } } })
  const worker = await start(1)
  await worker.keep([...parts, shown, `${origin}/missing.png`])
  expect([...stored.values()].flatMap(cache => [...cache.keys()])).toEqual([page, ...parts])
  expect(await worker.get(`${origin}/api/v1/tickets?event=ball`)).toBeUndefined()
  expect(await worker.get(page, { method: 'POST' })).toBeUndefined()
  expect(await worker.get('https://js.stripe.com/basil/stripe.js')).toBeUndefined()
})

test('shows a stored page with the code of its own release, even if the network comes back', async () => {
  serve('first')
  const worker = await start(1)
  await worker.keep([...parts, settings])
  network = undefined
  await worker.get(page, { ...navigate, client: 'alone' })
  serve('second')
  for (const part of parts) expect(await worker.get(part, { client: 'alone' })).toBe(`first ${part}`)
  expect(await worker.get(settings, { client: 'alone' })).toBe(`second ${settings}`)
  expect(await worker.get(parts[0] ?? '', { client: 'another' })).toBe(`second ${parts[0]}`)
})

test('does not wait forever for a network that does not answer', async () => {
  serve('first')
  const worker = await start(1)
  await worker.keep(parts)
  isSilent = true
  const shown = worker.get(page, navigate)
  await expect.poll(() => timers.length).toBe(1)
  timers[0]?.()
  expect(await shown).toBe(`first ${page}`)
})

test('a new release replaces the stored one only when it is complete', async () => {
  serve('first')
  await (await start(1)).keep([...parts, settings])
  serve('second')
  const worker = await start(2)
  await worker.keep([parts[0] ?? ''], false)
  network = undefined
  expect(await worker.get(page, navigate)).toBe(`first ${page}`)
  // The network breaks in the middle.
  await worker.keep([...parts, settings])
  expect(await worker.get(page, navigate)).toBe(`first ${page}`)
  serve('second')
  await worker.keep([...parts, settings])
  network = undefined
  expect(await worker.get(page, navigate)).toBe(`second ${page}`)
  expect(stored.size).toBe(1)
})

test('fetches code once for each release, and the page each time', async () => {
  serve('first')
  const worker = await start(1)
  await worker.keep(parts)
  asked = []
  await worker.keep(parts)
  expect(asked).toEqual([page])
})

test('deletes everything of its own when it is switched off, and nothing of others', async () => {
  serve('first')
  await (await start(1)).keep(parts)
  stored.set('fayre-offline https://give.example/ 2.0.0 1', new Map())
  stored.set('the charity’s own', new Map())
  const worker = await start(1, false)
  expect([...stored.keys()]).toEqual(['fayre-offline https://give.example/ 2.0.0 1', 'the charity’s own'])
  expect(isRegistered).toBe(false)
  expect(await worker.get(page, navigate)).toBeUndefined()
  await worker.keep(parts)
  expect(stored.size).toBe(2)
})
