import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { permissionsOf } from '../../identity/memberships.ts'

export const adminProfile: Handler<typeof endpoints.adminProfile> = async call => {
  const held = await permissionsOf(call.context.db, await call.event(), (await personOrRefuse(call)).id)
  return { permissions: [...(held ?? [])].sort() }
}
