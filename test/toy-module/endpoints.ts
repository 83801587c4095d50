import { endpoints, joined } from '../../src/api/table.ts'
import * as inputs from './api/tombola.input.ts'
import * as tombola from './api/tombola.ts'

export const tombolaEndpoints = joined(tombola, inputs)

/** The contract with the module's line in `table.ts`. */
export const endpointsWithTombola = { ...endpoints, ...tombolaEndpoints }
