import { expect, test } from 'vitest'
import { createFairQueue } from '../../../host-demo/server/identity/fair-queue.ts'
import { HttpError } from '../../../host-demo/server/platform/http/http-error.ts'

/** Work that the test ends, in the order in which it was begun. */
function workshop(atOnce: number, most: number) {
  const inTurn = createFairQueue(atOnce, most)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const refused: string[] = []
  const ask = (caller: string, name: string) =>
    inTurn(caller, () => {
      begun.push(name)
      return new Promise<void>(done => ends.push(done))
    }).catch(problem => {
      expect(problem).toBeInstanceOf(HttpError)
      refused.push(name)
    })
  const endOne = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { ask, begun, endOne, refused }
}

test('runs no more at once than it may', async () => {
  const { ask, begun, endOne } = workshop(2, 10)
  for (const name of ['1', '2', '3', '4']) void ask('home', name)
  expect(begun).toEqual(['1', '2'])
  await endOne()
  expect(begun).toEqual(['1', '2', '3'])
  void ask('home', '5')
  expect(begun).toHaveLength(3)
})

test('lets callers take turns', async () => {
  const { ask, begun, endOne } = workshop(1, 10)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  void ask('b', 'b1')
  void ask('c', 'c1')
  for (let one = 0; one < 5; one++) await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('when it is full, refuses the newest work of the caller with most waiting', async () => {
  const { ask, refused, begun, endOne } = workshop(1, 3)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name)
  await endOne()
  expect(refused).toEqual(['a5'])
  void ask('a', 'a6')
  void ask('b', 'b1')
  void ask('c', 'c1')
  await new Promise(setImmediate)
  expect(refused).toEqual(['a5', 'a6', 'a4'])
  for (let one = 0; one < 3; one++) await endOne()
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

test('goes on after work that fails, and says when to come back', async () => {
  const inTurn = createFairQueue(1, 1)
  const failing = inTurn('a', () => Promise.reject(new Error('broken')))
  const waiting = inTurn('b', async () => 'done')
  await expect(inTurn('c', async () => 'never')).rejects.toMatchObject({ status: 429, retryAfter: 1 })
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
})
