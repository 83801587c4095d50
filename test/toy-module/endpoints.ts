import * as v from 'valibot'
import { endpoints, joined } from '../../src/api/table.ts'
import * as inputs from './api/tombola.input.ts'
import * as tombola from './api/tombola.ts'

export const tombolaEndpoints = joined(tombola, {
  tombola: inputs.tombola,
  drawTombola: inputs.drawTombola,
})

const { payStripe } = endpoints
const { lines, ...rest } = payStripe.input.entries

/** The module's lines in the contract's two lists: endpoints, and order lines. */
export const endpointsWithTombola = {
  ...endpoints,
  ...tombolaEndpoints,
  payStripe: {
    ...payStripe,
    input: v.object({ ...rest, lines: v.array(v.variant('origin', [lines.item, inputs.tombolaLine])) }),
  },
}
