import { expect, test } from 'vitest'
import { ApiError } from '../../src/api/errors.ts'
import { failureIn } from '../../src/api/failure-in.ts'

test('finds the failure of an error of the client', () => {
  expect(failureIn(new ApiError({ type: 'network' }))).toEqual({ type: 'network' })
})

test('finds it in an error of another copy of the bundle, whose class is not ours', () => {
  class ForeignApiError extends Error {
    override name = 'ApiError'
    failure = { type: 'timeout' }
  }
  expect(failureIn(new ForeignApiError())).toEqual({ type: 'timeout' })
})

test('finds none in our own errors, or in nothing', () => {
  expect(failureIn(new TypeError('x is not a function'))).toBeUndefined()
  expect(failureIn(Object.assign(new Error('x'), { failure: { type: 'network' } }))).toBeUndefined()
  expect(failureIn(undefined)).toBeUndefined()
})
