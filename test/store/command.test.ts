import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../src/api/errors.ts'
import { createCommand } from '../../src/store/command.ts'
import { testEnvironment } from '../support/test-environment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function testCommand() {
  const environment = testEnvironment()
  const calls: { done(): void; fail(problem: unknown): void }[] = []
  const act = vi.fn((_: string) => new Promise<void>((done, fail) => calls.push({ done, fail })))
  return { environment, act, command: createCommand(environment, act), last: () => calls.at(-1) }
}

test('is idle, then busy, then idle again', async () => {
  const { command, act, last } = testCommand()
  const seen: string[] = []
  command.$state.subscribe(({ type }) => seen.push(type))
  const run = command.run('bid')
  expect(act).toHaveBeenCalledWith('bid')
  last()?.done()
  await run
  expect(seen).toEqual(['idle', 'busy', 'idle'])
})

test('runs once at a time, and again when it is over', async () => {
  const { command, act, last } = testCommand()
  const run = command.run('first')
  await command.run('second')
  expect(act).toHaveBeenCalledTimes(1)
  last()?.done()
  await run
  void command.run('third')
  expect(act.mock.calls).toEqual([['first'], ['third']])
})

test('says that it is slow after eight seconds', async () => {
  const { command, last } = testCommand()
  const run = command.run('bid')
  await vi.advanceTimersByTimeAsync(7999)
  expect(command.$state.get()).toEqual({ type: 'busy', slow: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(command.$state.get()).toEqual({ type: 'busy', slow: true })
  last()?.done()
  await run
  await vi.advanceTimersByTimeAsync(60_000)
  expect(command.$state.get()).toEqual({ type: 'idle' })
})

test('a quick one is never called slow afterwards', async () => {
  const { command, last } = testCommand()
  const run = command.run('bid')
  last()?.fail(new ApiError({ type: 'timeout' }))
  await run
  await vi.advanceTimersByTimeAsync(60_000)
  expect(command.$state.get()).toEqual({ type: 'failed', failure: { type: 'timeout' } })
})

test('keeps what the API said, until it is cleared', async () => {
  const { command, environment, last } = testCommand()
  const run = command.run('bid')
  last()?.fail(new ApiError({ type: 'network' }))
  await run
  expect(command.$state.get()).toEqual({ type: 'failed', failure: { type: 'network' } })
  expect(environment.reports).toEqual([])
  command.clear()
  expect(command.$state.get()).toEqual({ type: 'idle' })
})

test('forgets its failure when it runs again', async () => {
  const { command, last } = testCommand()
  const run = command.run('bid')
  last()?.fail(new ApiError({ type: 'network' }))
  await run
  void command.run('bid')
  expect(command.$state.get()).toEqual({ type: 'busy', slow: false })
})

test('cannot be cleared while it is busy', () => {
  const { command } = testCommand()
  void command.run('bid')
  command.clear()
  expect(command.$state.get()).toEqual({ type: 'busy', slow: false })
})

test('reports a fault of our own, and shows it as a failure', async () => {
  const { command, environment, last } = testCommand()
  const fault = new TypeError('undefined is not a function')
  const run = command.run('bid')
  last()?.fail(fault)
  await run
  expect(command.$state.get()).toMatchObject({ type: 'failed', failure: { type: 'shape' } })
  expect(environment.reports).toEqual([{ problem: fault, context: 'unexpected fault' }])
})

test('a fault before the first wait is caught as well', async () => {
  const environment = testEnvironment()
  const command = createCommand<void>(environment, () => {
    throw new TypeError('at once')
  })
  await command.run()
  expect(command.$state.get()).toMatchObject({ type: 'failed' })
})
