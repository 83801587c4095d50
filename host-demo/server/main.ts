import type { Config } from './platform/config.ts'
import { log } from './platform/log.ts'
import { readConfig } from './platform/read-config.ts'
import { StartupError } from './platform/startup-error.ts'
import { startServer } from './start-server.ts'

try {
  const config = readConfig(process.env)
  log.level = config.logLevel ?? log.level
  const server = await startServer(config)
  const stop = () => {
    server.close().then(() => process.exit(0), fail)
  }
  // Supervisors may send it twice: running requests are finished all the same. A second Ctrl-C ends the process at once.
  process.on('SIGTERM', stop)
  process.once('SIGINT', stop)
  if (config.production) log.info({ url: server.url }, 'Fayre is ready')
  else printAddresses(config, server.url)
} catch (problem) {
  fail(problem)
}

/** Printed for whoever tries the demo. */
function printAddresses(config: Config, url: string): void {
  console.log(`Fayre is ready: ${url}`)
  console.log(`  Demo pages   ${url}/`)
  console.log(`  API          ${url}/api/v1/openapi.json`)
  console.log(`  Database     ${config.database.type === 'postgresql' ? 'PostgreSQL' : 'embedded'}`)
  console.log(`  Payments     ${config.stripe ? 'Stripe' : 'the stand-in for Stripe: no money moves'}`)
  console.log(`  Mails        ${mailDestination(config, url)}`)
  console.log(`  Realtime     ${config.pusher ? 'Pusher' : 'in this process'}`)
}

function mailDestination({ mail, demo }: Config, url: string): string {
  if (mail) return 'by SMTP'
  return demo ? `${url}/demo/outbox` : 'not sent, codes and receipts neither: set SMTP_URL and MAIL_FROM'
}

function fail(problem: unknown): never {
  console.error(problem instanceof StartupError ? problem.message : problem)
  process.exit(1)
}
