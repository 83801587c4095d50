import { expect, test } from 'vitest'
import { faults } from '../../host-demo/server/demo/faults/list.ts'
import { cases } from './cases.ts'

test('every fault of the server has a case', () => {
  const tried = new Set(cases.filter(({ by }) => by === 'server').map(({ name }) => name.split(/[@, ]/)[0]))
  expect(faults.map(({ name }) => name).filter(name => !tried.has(name))).toEqual([])
})

test('each case has its own name, and an outcome in words', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  expect(cases.filter(({ end }) => end.length < 10)).toEqual([])
})

test('there are many, and some of every kind are among the browser tests', () => {
  expect(cases.length).toBeGreaterThan(60)
  const kinds = new Set(cases.filter(({ short }) => short).map(({ by }) => by))
  expect([...kinds].sort()).toEqual(['another tab', 'network', 'provider', 'server', 'storage'])
})
