import type { Fault } from './fault.ts'
import { garbled } from './garbled.ts'
import { lines } from './lines.ts'
import { parts } from './parts.ts'
import { refusals, words } from './refusals.ts'
import { releases } from './releases.ts'
import { values } from './values.ts'

/** All faults of the demo and the tests. */
export const faults: readonly Fault[] = [...refusals, ...words, ...garbled, ...lines, ...values, ...releases, ...parts]
