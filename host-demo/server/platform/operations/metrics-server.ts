import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MetricsConfig } from '../config.ts'
import { log } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import type { Metrics } from './metrics.ts'

/**
 * Serves `/metrics` at an address of its own that the public cannot reach.
 * @throws {StartupError} if it cannot listen there
 */
export async function serveMetrics(metrics: Metrics, { host, port }: MetricsConfig) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (err) {
      log.error({ err }, 'Metrics could not be read')
      response.writeHead(503).end()
    }
  })
  await new Promise<void>((done, fail) => {
    server.once('error', problem =>
      fail(new StartupError(`Metrics cannot be served at ${host}:${port}: ${problem.message}.`)),
    )
    server.listen(port, host, done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
