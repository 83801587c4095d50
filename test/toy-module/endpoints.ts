import { endpoints, joined } from '../../src/api/table.ts'
import { paths } from '../../src/lib/paths.ts'
import * as inputs from './api/tombola.input.ts'
import * as tombola from './api/tombola.ts'

export const tombolaEndpoints = joined(tombola, inputs)

/** The contract with the module's line in `table.ts`. */
export const endpointsWithTombola = { ...endpoints, ...tombolaEndpoints }

/** The microsite's paths with the module's line in `paths.ts`. */
export const pathsWithTombola = { ...paths, tombola: ['/tombola'] } as const
