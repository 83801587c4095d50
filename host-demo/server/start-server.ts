import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { endpoints } from '../../src/api/table.ts'
import { paths } from '../../src/lib/paths.ts'
import { createContext, type Running } from './create-context.ts'
import { modules } from './modules.ts'
import type { Parts } from './parts.ts'
import type { Config } from './platform/config.ts'
import type { Context } from './platform/context.ts'
import { letOthersPass } from './platform/http/let-others-pass.ts'
import { reachableHost } from './platform/http/reachable-host.ts'
import { inTime } from './platform/in-time.ts'
import { log } from './platform/log.ts'
import { StartupError } from './platform/startup-error.ts'
import { createSite } from './site.ts'
import type { StripeStandIn } from './stand-in/stripe-stand-in.ts'

export interface RunningServer {
  /** Such as `http://127.0.0.1:4400`. */
  readonly url: string
  readonly port: number
  /** For tests: the handlers' context. */
  readonly context: Context
  /** For tests: undefined with Stripe itself. */
  readonly standIn: StripeStandIn | undefined
  /** Finishes running requests, then closes everything. Resolves at the latest when the time for it is up. */
  close(): Promise<void>
}

/** Milliseconds. Longer than proxies keep a connection, which would send requests into one that was just closed. */
const keepAliveTimeout = 75_000

/** Milliseconds that running requests get at shutdown. */
const timeLimit = 10_000

/** Milliseconds for all of the shutdown after the drain: with the usual drain, less than the 30 seconds of supervisors. */
const stopLimit = 22_000

/**
 * Binds the port first, so that a port in use fails early, then opens the database. Resolves when everything is ready.
 * @throws {StartupError} one sentence for the operator
 */
export async function startServer(config: Config, parts: Parts = {}): Promise<RunningServer> {
  let listener: ReturnType<typeof letOthersPass> = getRequestListener(starting)
  let draining = false
  const server = createServer({ keepAliveTimeout }, (request, response) => listener(request, response))
  const silent = silentConnections(server)
  const port = await listen(server, config)
  let running: Running | undefined
  try {
    const demo = config.production ? undefined : (await import('./demo-parts.ts')).demoParts
    running = await createContext(config, server, port, { modules, endpoints, paths, ...parts, demo })
    const site = createSite(running, () => draining)
    listener = letOthersPass(Object.values(running.context.endpoints), getRequestListener(site.fetch))
  } catch (problem) {
    await running?.close()
    await stop(server, silent)
    throw problem
  }
  const { context, standIn, closeRealtime, close } = running
  const closing = once(async () => {
    draining = true
    // Time for the load balancer to notice, before connections are refused.
    await new Promise(done => setTimeout(done, config.drain ?? 0))
    if (await inTime(closeAll(), parts.stopLimit ?? stopLimit)) return
    log.error('The server did not stop in time: what it was doing is left to the next start')
  })
  const closeAll = async () => {
    // Closed first, because its webhooks call this server. Undelivered ones wait for the next start.
    await standIn?.close()
    const answered = stop(server, silent)
    await closeRealtime()
    await answered
    await close()
  }
  return { url: `http://${reachableHost(config.hostname)}:${port}`, port, context, standIn, close: closing }
}

function starting({ url }: Request): Response {
  if (new URL(url).pathname === '/livez') return new Response('ok')
  return new Response('Starting', { status: 503, headers: { 'retry-after': '2' } })
}

function listen(server: Server, { port, hostname }: Config): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (problem: NodeJS.ErrnoException) => fail(new StartupError(listenError(problem, port))))
    server.listen(port, hostname, () => done((server.address() as AddressInfo).port))
  })
}

function listenError({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`
  return `The server cannot listen at port ${port}: ${message}.`
}

/** Connections without a request so far: browsers and proxies open some in advance, and Node does not count them as idle. */
function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', socket => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}

async function stop(server: Server, silent: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>(done => server.close(() => done()))
  const idle = setInterval(() => {
    server.closeIdleConnections()
    for (const socket of silent) if (!socket.bytesRead) socket.destroy()
  }, 50)
  const deadline = setTimeout(() => server.closeAllConnections(), timeLimit)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= act()
    return done
  }
}
