import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context as HonoContext, MiddlewareHandler, Next } from 'hono'
import { apiPath } from '../../../../src/api/endpoint.ts'
import type { Fault } from './fault.ts'
import { endpointOf, requestedFault } from './requested-fault.ts'

/** Hono's adapter looks for its marker on a real `Response`; this one becomes real when its body is read. */
const alreadySent = () => new Response(RESPONSE_ALREADY_SENT.body, RESPONSE_ALREADY_SENT)

/** Injects the faults that a visitor requested into their calls, and nobody else's. */
export function faultyCalls(now: () => Date): MiddlewareHandler {
  return (http, next) => {
    const target = () => endpointOf(http.req.method, http.req.path.slice(apiPath.length))
    return injectFault(requestedFault(http, target), http, next, now)
  }
}

/** Makes late-loaded scripts fail. `needed` are those that the first content waits for. */
export function faultyParts(needed: () => readonly string[], now: () => Date): MiddlewareHandler {
  return (http, next) => {
    const { path } = http.req
    const part = () => (needed().includes(path) ? undefined : { part: path.slice(path.lastIndexOf('/') + 1) })
    return injectFault(requestedFault(http, part), http, next, now)
  }
}

async function injectFault(fault: Fault | undefined, http: HonoContext, next: Next, now: () => Date): Promise<Done> {
  if (!fault) return pass(next)
  const { effect } = fault
  http.header('cache-control', 'no-store')
  switch (effect.type) {
    case 'answer': {
      const headers = new Headers({ ...given(http), ...effect.headers })
      // An empty Location is the call's own address: a redirect loop.
      if (headers.get('location') === '') headers.set('location', http.req.url)
      return new Response(effect.body ?? null, { status: effect.status, headers })
    }
    case 'change':
      await next()
      return changed(http, effect, now())
    case 'slow':
      await wait(effect.milliseconds)
      return pass(next)
    case 'hang':
      await new Promise(done => bindings(http).outgoing.once('close', done))
      return alreadySent()
    case 'break':
      if (effect.when === 'in-answer') {
        await next()
        await sendHalf(http)
      }
      // Destroys the response: destroying a request that was fully read would not close the connection.
      bindings(http).outgoing.destroy()
      http.res = undefined
      http.res = alreadySent()
      return
  }
}

type Done = Response | undefined

async function pass(next: Next): Promise<undefined> {
  await next()
}

async function changed(http: HonoContext, { body, headers }: Changing, now: Date): Promise<undefined> {
  const { status } = http.res
  const text = await textOf(http.res)
  const sent = new Headers(http.res.headers)
  for (const name of ['content-length', 'content-encoding']) sent.delete(name)
  for (const [name, value] of Object.entries(headers?.(now) ?? {})) sent.set(name, value)
  // Hono would merge the new headers into the existing response.
  http.res = undefined
  http.res = new Response(body && status === 200 ? body(text) : text, { status, headers: sent })
}

type Changing = Extract<Fault['effect'], { type: 'change' }>

async function sendHalf(http: HonoContext): Promise<void> {
  const { outgoing } = bindings(http)
  const body = new Uint8Array(await http.res.arrayBuffer())
  const headers = { ...Object.fromEntries(http.res.headers), 'content-length': body.length }
  outgoing.writeHead(http.res.status, headers)
  await new Promise<void>(done => outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => done()))
}

async function textOf(answer: Response): Promise<string> {
  const body = Buffer.from(await answer.arrayBuffer())
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers.get('content-encoding') ?? '']
  return (decode ? decode(body) : body).toString()
}

const bindings = (http: HonoContext) => http.env as HttpBindings

/** Keeps headers that are set already, such as those of CORS. */
function given(http: HonoContext): Record<string, string> {
  return Object.fromEntries(http.res.headers)
}
