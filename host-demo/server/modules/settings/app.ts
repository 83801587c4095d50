import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'

export const appInfo: Handler<typeof endpoints.appInfo> = ({ context }) => context.release()

export const terminology: Handler<typeof endpoints.terminology> = async call => (await call.event()).terminology

export const appStatus: Handler<typeof endpoints.appStatus> = async ({ context }) => {
  const planned = await context.maintenance()
  return {
    status: planned?.running ? 'maintenance' : 'ok',
    server_time: context.now().toISOString(),
    maintenance_eta: planned?.eta.toISOString() ?? null,
    maintenance_period: planned?.minutes ?? null,
  }
}
