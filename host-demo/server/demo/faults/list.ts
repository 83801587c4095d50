import type { Fault } from './fault.ts'
import { garbled } from './garbled.ts'
import { networkFaults } from './network.ts'
import { parts } from './parts.ts'
import { errorBodies, refusals } from './refusals.ts'
import { releases } from './releases.ts'
import { values } from './values.ts'

/** All faults of the demo and the tests. */
export const faults: readonly Fault[] = [
  ...refusals,
  ...errorBodies,
  ...garbled,
  ...networkFaults,
  ...values,
  ...releases,
  ...parts,
]
