import * as v from 'valibot'
import { minor } from './wire.ts'

/** Bid increments, by the price that each begins at. */
export const increments = () => v.array(v.object({ from: minor(), step: minor() }))
