import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'

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

/**
 * The class and code position of an error. Messages are left out, because a database puts personal data into them.
 */
function traceOf(problem: unknown) {
  if (!(problem instanceof Error)) return { type: typeof problem }
  const code = 'code' in problem && typeof problem.code === 'string' ? problem.code : undefined
  const status = 'status' in problem && typeof problem.status === 'number' ? problem.status : undefined
  const places = (problem.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return { type: problem.name, code, status, at: places.map(line => line.trim()) }
}
