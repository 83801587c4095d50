import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { apiPath, type Endpoint } from '../../../../src/api/endpoint.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Delays calls of low-priority endpoints, unread, while the process is busy. Reading a call takes a third of its
 * time, and a turn of the event loop that reads hundreds accepts only one new visitor.
 */
export function letOthersPass(endpoints: readonly Endpoint[], listener: Listener): Listener {
  const patient = endpoints.filter(endpoint => endpoint.lowPriority).map(patternOf)
  return (request, response) => {
    const { method = '', url = '' } = request
    if (!patient.some(one => one.method === method && one.path.test(url))) return listener(request, response)
    return idleMoment().then(() => listener(request, response))
  }
}

function patternOf({ method, path }: Endpoint) {
  return { method, path: new RegExp(`^${apiPath}${path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`) }
}

/** Milliseconds over which the load is measured. */
const moment = 10
const timeLimit = 1000

let next: Promise<void> | undefined

/** Resolves when this process is idle half of the time, or after a second. */
function idleMoment(): Promise<void> {
  next ??= nextIdleMoment().finally(() => {
    next = undefined
  })
  return next
}

async function nextIdleMoment(): Promise<void> {
  for (const end = performance.now() + timeLimit; performance.now() < end; ) {
    const before = performance.eventLoopUtilization()
    await pause(moment)
    if (performance.eventLoopUtilization(before).utilization < 0.5) return
  }
}
