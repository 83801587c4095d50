import { randomUUID } from 'node:crypto'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { apiPath } from '../../../src/api/endpoint.ts'
import { headers } from '../../../src/api/headers.ts'
import type { OwnServer } from '../own-server.ts'
import type { AuctionServer } from './auction-server.ts'

/** Keeps the connections of a crowd open. */
export const agent = new Agent({ keepAlive: true, maxSockets: 512 })

export interface Answer {
  readonly status: number
  /** Milliseconds since it was due to be sent. */
  readonly took: number
  readonly retryAfter: string | undefined
  /** Decoded only when it is needed, because real clients decode on processors of their own. */
  body(): string
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT'
  /** What comes before the path. @default the API's */
  readonly root?: string
  readonly path: string
  readonly token?: string | undefined
  readonly body?: object
}

/** One call, with as little work as possible in node, so that the load is not the bottleneck. */
export function call(
  server: Pick<OwnServer<never>, 'url' | 'event'>,
  { method = 'GET', root = apiPath, path, token, body }: Call,
  due = performance.now(),
  tries = 5,
): Promise<Answer> {
  const text = body && JSON.stringify(body)
  return new Promise<Answer>((done, failed) => {
    const sent = request(
      `${server.url}${root}${path}`,
      {
        agent,
        method,
        headers: {
          [headers.eventId]: server.event,
          'accept-encoding': 'br',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('end', () => {
          const took = performance.now() - due
          const { statusCode: status = 0, headers } = response
          const encoding = headers['content-encoding']
          done({ status, took, retryAfter: headers['retry-after'], body: () => textOf(Buffer.concat(parts), encoding) })
        })
      },
    )
    // Connections are closed when they were idle, or when very many come at once. Browsers then try again, too.
    sent.on('error', problem => {
      if (tries === 0) failed(problem)
      else done(call(server, { method, root, path, token, ...(body && { body }) }, due, tries - 1))
    })
    sent.end(text)
  })
}

/**
 * Runs the load's own code until it is compiled: compiling it in a first crowd would take more time than the server.
 */
export async function warmUp(): Promise<void> {
  const bare = createServer((_, response) => response.end('ok'))
  await new Promise<void>(done => bare.listen(0, '127.0.0.1', done))
  const server = { url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`, event: '' }
  for (let crowd = 0; crowd < 5; crowd++)
    await Promise.all(Array.from({ length: 500 }, () => call(server, { path: '/', body: {}, method: 'PUT' })))
  bare.close()
  bare.closeAllConnections()
}

function textOf(body: Buffer, encoding: string | undefined): string {
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString()
}

export const placeBid = (server: AuctionServer, lot: string, token: string | undefined, amount: number, due?: number) =>
  call(
    server,
    { method: 'POST', path: `/auction/items/${lot}/bids`, token, body: { idempotency_key: randomUUID(), amount } },
    due,
  )

interface Pace {
  readonly perSecond: number
  readonly seconds: number
  readonly isTooLow?: (number: number) => boolean
}

/**
 * Sends bids at a steady rate, whether or not they are answered, each higher than the one before.
 * @param isTooLow which bids, by their number, the rules are to refuse. Default: none
 */
export async function bidSteadily(
  server: AuctionServer,
  lot: string,
  tokens: readonly string[],
  { perSecond, seconds, isTooLow = () => false }: Pace,
): Promise<Answer[]> {
  const begun = performance.now()
  const answers: Promise<Answer>[] = []
  while (answers.length < perSecond * seconds) {
    const due = begun + (answers.length / perSecond) * 1000
    const wait = due - performance.now()
    if (wait > 1) await new Promise(done => setTimeout(done, wait))
    const number = answers.length
    answers.push(placeBid(server, lot, tokens[number % tokens.length], isTooLow(number) ? 1 : (number + 1) * 5, due))
  }
  return Promise.all(answers)
}
