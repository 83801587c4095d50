import { modules } from '../../host-demo/server/modules.ts'
import type { Parts } from '../../host-demo/server/parts.ts'
import { paths } from '../../src/lib/paths.ts'
import { endpointsWithTombola } from './endpoints.ts'
import { tombola } from './server/module.ts'

/** A server with the module's line in each list. */
export const withTombola = {
  modules: [...modules, tombola],
  endpoints: endpointsWithTombola,
  paths: { ...paths, tombola: '/tombola' },
} as const satisfies Parts
