import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves the bundle of a demo from an origin of its own, and loses requests for files on demand. */
interface LosingServer {
  /** Without a slash at its end. */
  readonly url: string
  /** The requests for a file, in order: `fetch` or `import`, and whether it was answered. */
  asked(file: RegExp): readonly string[]
  /** Loses the next requests for these files. */
  lose(file: RegExp, times: number): void
  close(): void
}

/**
 * Keeps a failed import, as Chromium before 156, Firefox and Safari do until the page is reloaded: each further import
 * of the file fails, although a fetch gets it. It is recognised by a header that the browser sets.
 */
export async function serveLosing(demo: string): Promise<LosingServer> {
  const log: { path: string; how: 'fetch' | 'import'; came: boolean }[] = []
  const kept = new Set<string>()
  let lost = { file: /^$/, left: 0 }

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const how = request.headers['sec-fetch-dest'] === 'script' ? 'import' : 'fetch'
    const isKept = how === 'import' && kept.has(path)
    const isLost = lost.left > 0 && lost.file.test(path)
    if (isLost && !isKept) lost.left--
    log.push({ path, how, came: !isLost && !isKept })
    if (!isLost && !isKept) return pass(`${demo}${path}`, response)
    if (how === 'import') kept.add(path)
    // The browser itself would try again after a broken connection, without counting it.
    response.writeHead(503, { 'access-control-allow-origin': '*' }).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: file => log.filter(({ path }) => file.test(path)).map(({ how, came }) => `${how} ${came ? 'came' : 'lost'}`),
    lose(file, times) {
      lost = { file, left: times }
    },
    close: () => server.close(),
  }
}

async function pass(address: string, response: ServerResponse): Promise<void> {
  const { status, headers, ...answer } = await fetch(address).then(async found => ({
    status: found.status,
    headers: found.headers,
    body: Buffer.from(await found.arrayBuffer()),
  }))
  for (const name of ['content-type', 'cache-control', 'access-control-allow-origin'])
    response.setHeader(name, headers.get(name) ?? '')
  response.writeHead(status).end(answer.body)
}
