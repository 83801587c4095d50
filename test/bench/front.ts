import { request as ask, type OutgoingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPath } from '../../src/api/endpoint.ts'
import type { Certificate } from './certificate.ts'

export interface Front {
  readonly port: number
  /** The requests so far, preflights among them. */
  readonly requests: number
  /** The sockets so far. */
  readonly sockets: number
  close(): void
}

type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => void

/** Simulated processing time of the API in milliseconds, the same on every machine. */
const thought = 50

/** An origin with TLS and HTTP/2, as real hosts have. */
export async function createFront({ key, cert }: Certificate, answer: Answer, target?: URL): Promise<Front> {
  let requests = 0
  let sockets = 0
  const server = createSecureServer({ key, cert, allowHTTP1: true }, answer)
  server.on('request', () => requests++)
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', session => sessions.add(session.on('error', () => session.destroy())))
  server.on('upgrade', (request, socket, head) => {
    if (!target) return socket.destroy()
    sockets++
    const upstream = connect(Number(target.port), target.hostname)
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
    upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    upstream.pipe(socket).pipe(upstream)
    for (const end of [socket, upstream]) end.on('error', () => [socket, upstream].map(other => other.destroy()))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const close = () => {
    for (const session of sessions) session.destroy()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  return {
    port,
    get requests() {
      return requests
    },
    get sockets() {
      return sockets
    },
    close,
  }
}

/** Cached files, by path. */
export function files(of: (path: string) => { type: string; body: string } | undefined): Answer {
  return (request, response) => {
    const file = of(request.url)
    if (!file) return response.writeHead(404).end()
    const headers = {
      'content-type': `${file.type}; charset=utf-8`,
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
    }
    answerWhole(response, 200, headers, file.body)
  }
}

/** Proxies everything to the demo, as an ingress does. */
export function passOn(target: URL): Answer {
  return async (request, response) => {
    if (request.url.startsWith(apiPath)) await wait(thought)
    const { hostname, port } = target
    const headers = { ...passable(request.headers), host: request.authority ?? request.headers.host }
    const upstream = ask({ hostname, port, path: request.url, method: request.method, headers }, answer => {
      const { statusCode = 502 } = answer
      const headers = { ...passable(answer.headers), 'timing-allow-origin': '*' }
      if (Number(answer.headers['content-length'])) {
        void buffer(answer).then(body => answerWhole(response, statusCode, headers, body))
      } else {
        response.writeHead(statusCode, headers)
        answer.pipe(response)
      }
    })
    upstream.on('error', () => response.stream.destroyed || response.writeHead(502).end())
    request.pipe(upstream)
  }
}

/**
 * Ends the answer with its last frame, as web servers do: `response.end` would send the end in a frame of its own, which
 * may have to wait for the client.
 */
function answerWhole(
  { stream }: Http2ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
): void {
  if (stream.destroyed) return
  stream.respond({ ':status': status, ...headers })
  stream.end(body)
}

/** HTTP/2 forbids or renames these headers. */
function passable<T>(headers: Readonly<Record<string, T>>): Record<string, T> {
  const own = /^(:.*|connection|keep-alive|transfer-encoding|upgrade|host)$/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)))
}
