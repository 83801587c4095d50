import { faults } from '../../host-demo/server/demo/faults/list.ts'
import type { FaultCase } from './fault-case.ts'
import type { Visit } from './visit.ts'

type Options = Partial<Pick<FaultCase, 'short' | 'end'>>

/**
 * A case of one of the reference server's faults.
 * @param asked its name, or `name@call` for a call other than the default
 */
export function serverFault(asked: string, run: (visit: Visit) => Promise<void>, options: Options = {}): FaultCase {
  const name = asked.split(/[@,]/)[0]
  const known = faults.find(fault => fault.name === name)
  if (!known) throw new Error(`The server knows no fault ${name}`)
  return { name: asked, by: 'server', end: known.end, ...options, run }
}
