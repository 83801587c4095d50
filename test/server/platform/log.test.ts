import { expect, test } from 'vitest'
import { createLog, withRequestId } from '../../../host-demo/server/platform/log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog({ write: line => void lines.push(line) }))
  return lines.map(line => JSON.parse(line))
}

test('logs where an error happened and its class, but not its message', () => {
  const err = Object.assign(new TypeError('duplicate key (email)=(ada@donors.example)'), {
    code: '23505',
    detail: 'ada@donors.example',
    cause: new Error('ada@donors.example'),
  })
  const [line] = logged(log => log.error({ err }, 'A request failed'))
  expect(line).toMatchObject({ level: 'error', msg: 'A request failed', err: { type: 'TypeError', code: '23505' } })
  expect(line.err.at[0]).toContain('log.test.ts')
  expect(JSON.stringify(line)).not.toContain('ada@')
})

test('names the request that it belongs to, also after a wait', async () => {
  const lines: string[] = []
  const log = createLog({ write: line => void lines.push(line) })
  await withRequestId('one', async () => {
    await Promise.resolve()
    log.warn('within')
  })
  log.warn('outside')
  expect(lines.map(line => JSON.parse(line).request_id)).toEqual(['one', undefined])
})
