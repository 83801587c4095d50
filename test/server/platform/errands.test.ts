import { expect, onTestFinished, test, vi } from 'vitest'
import { createErrands } from '../../../host-demo/server/platform/errands.ts'

function begun(round: () => Promise<boolean>) {
  const problems: unknown[] = []
  const errands = createErrands(round, problem => void problems.push(problem))
  onTestFinished(() => errands.close())
  return { errands, problems }
}

test('goes on for as long as there is more', async () => {
  const round = vi.fn(async () => round.mock.calls.length < 3)
  const { errands } = begun(round)
  await errands.tryNow()
  // Three that it begins with, and one that is asked for.
  expect(round).toHaveBeenCalledTimes(4)
})

test('who wakes it while it works is not forgotten', async () => {
  let finish = (_more: boolean) => {}
  const round = vi.fn(
    () =>
      new Promise<boolean>(done => {
        finish = done
      }),
  )
  const { errands } = begun(round)
  errands.wake()
  errands.wake()
  finish(false)
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(2))
  finish(false)
})

test('a round that fails is told of, and the next wake begins another', async () => {
  const round = vi.fn(async (): Promise<boolean> => {
    if (round.mock.calls.length === 1) throw new Error('The database is away')
    return false
  })
  const { errands, problems } = begun(round)
  await errands.tryNow()
  expect([problems.length, round.mock.calls.length]).toEqual([1, 2])
})

test('looks again by itself, and no more once it is closed', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const round = vi.fn(async () => false)
  const { errands } = begun(round)
  await vi.advanceTimersByTimeAsync(5000)
  expect(round).toHaveBeenCalledTimes(2)
  await errands.close()
  errands.wake()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(round).toHaveBeenCalledTimes(2)
})
