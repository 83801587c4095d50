import { expect, test } from 'vitest'
import { faults } from '../../../../host-demo/server/demo/faults/list.ts'
import { endpointOf } from '../../../../host-demo/server/demo/faults/requested-fault.ts'
import { endpoints } from '../../../../src/api/table.ts'

test('names each fault once, in a form that a header can carry', () => {
  const names = faults.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter(name => !/^[a-z\d]+(-[a-z\d]+)*$/.test(name))).toEqual([])
  expect(names.length).toBeGreaterThanOrEqual(30)
})

test('has the affected calls and the outcome of each', () => {
  for (const { name, at, end } of faults) {
    expect([name, end.length > 20]).toEqual([name, true])
    if (at !== 'parts') expect(at.filter(endpoint => !(endpoint in endpoints))).toEqual([])
  }
})

test('has every error status', () => {
  const statuses = faults.flatMap(({ effect }) => (effect.type === 'answer' ? [effect.status] : []))
  for (const status of [204, 302, 400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 511]) {
    expect(statuses).toContain(status)
  }
})

test('knows calls by method and path', () => {
  expect(endpointOf('GET', '/pages/home')).toBe('page')
  expect(endpointOf('GET', '/pages/home/preview')).toBe('pagePreview')
  expect(endpointOf('POST', '/users/login')).toBe('login')
  expect(endpointOf('GET', '/users/login')).toBeUndefined()
  expect(endpointOf('GET', '/x/users/login')).toBeUndefined()
})
