import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'
import { codesOf } from './error-codes.ts'

const requests = new AsyncLocalStorage<string>()

/** Adds the request's id to everything that `work` logs. */
export const withRequestId = <T>(id: string, work: () => T): T => requests.run(id, work)

/** One JSON object a line, with kinds, ids and code positions only: never an address, a name, a token or a body. */
export function createLog(stream?: DestinationStream): Logger {
  return pino(
    {
      level: 'warn',
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: level => ({ level }) },
      serializers: { err: traceOf },
      mixin: () => {
        const request_id = requests.getStore()
        return request_id === undefined ? {} : { request_id }
      },
    },
    stream ?? pino.destination({ fd: 1, sync: true }),
  )
}

/** This process's log. `main.ts` sets its level. */
export const log = createLog()

/** The codes and the code position of an error. */
function traceOf(problem: unknown) {
  if (!(problem instanceof Error)) return codesOf(problem)
  const places = (problem.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return { ...codesOf(problem), at: places.map(line => line.trim()) }
}
