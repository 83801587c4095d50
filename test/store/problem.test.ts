import { describe, expect, test } from 'vitest'
import { type HttpFailure, httpFailure } from '../../src/api/errors.ts'
import { problemMessages } from '../../src/store/problem.messages.ts'
import { problemOf } from '../../src/store/problem.ts'

const http = (status: number, body: unknown = {}): HttpFailure => httpFailure(status, body, null)
const words = (part: ReturnType<typeof problemOf>['title']) =>
  typeof part === 'string' ? part : problemMessages[part.key]

const text = 'Something went wrong. Check your internet connection and try again!'
const text401 = "Your session has expired, as a security measure you have been logged out. Click 'OK' to log back in."

describe("the catalogue's words", () => {
  test.each([
    [400, 'Validation Error', text],
    [401, 'Session expired.', text401],
    [403, 'Permission Error', text],
    [404, 'Not Found Error', "Sorry, can't find the data you're looking for."],
    [409, 'System Error', text],
    [429, 'System Error', text],
    [500, 'System Error', text],
    [503, 'Down for maintenance', 'We are doing some maintenance. Please try again in a few minutes.'],
  ])('for %i', (status, title, text) => {
    const problem = problemOf(http(status))
    expect([words(problem.title), words(problem.text)]).toEqual([title, text])
  })

  test.each(['network', 'timeout', 'aborted'] as const)('for %s', type => {
    const problem = problemOf({ type })
    expect([words(problem.title), words(problem.text)]).toEqual(['System Error', text])
  })

  test('for an answer of another shape, without its detail', () => {
    const problem = problemOf({ type: 'shape', detail: 'GET /app/settings menu.0: object' })
    expect([words(problem.title), words(problem.text)]).toEqual(['System Error', text])
  })
})

test("the server's words win, each by itself", () => {
  expect(problemOf(http(400, { error_header: 'Not quite' }))).toEqual({ title: 'Not quite', text: { key: 'text' } })
  expect(problemOf(http(404, { error_description: 'It is sold.' }))).toEqual({
    title: { key: 'title404' },
    text: 'It is sold.',
  })
})
