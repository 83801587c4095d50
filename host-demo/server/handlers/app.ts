import { readFileSync } from 'node:fs'
import type { endpoints } from '../../../src/api/table.ts'
import type { Handler } from '../http/call.ts'
import type { Maintenance } from '../http/maintenance.ts'

const file = new URL('../../../package.json', import.meta.url)

/** Version and build of the front end, as the package says. */
export const released: { version: string; build: number } = JSON.parse(readFileSync(file, 'utf8'))

export const appInfo: Handler<typeof endpoints.appInfo> = async () => ({
  version: released.version,
  build: released.build,
})

export function appStatus(maintenance: () => Promise<Maintenance | undefined>): Handler<typeof endpoints.appStatus> {
  return async ({ context }) => {
    const planned = await maintenance()
    return {
      status: planned?.running ? 'maintenance' : 'ok',
      server_time: context.now().toISOString(),
      maintenance_eta: planned?.eta.toISOString() ?? null,
      maintenance_period: planned?.minutes ?? null,
    }
  }
}
