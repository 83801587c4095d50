import { expect, test } from 'vitest'
import { handlers, handlersOf } from '../../host-demo/server/handlers.ts'
import { donations } from '../../host-demo/server/modules/donations/module.ts'
import { modules } from '../../host-demo/server/modules.ts'
import { endpoints } from '../../src/api/table.ts'

test('answers each endpoint of the table, and nothing else', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(endpoints).sort())
  expect(handlersOf(modules)).toEqual(new Map(Object.entries(handlers)))
})

test('does not start with two modules that answer one endpoint', () => {
  expect(() => handlersOf([donations, { ...donations, name: 'gifts' }])).toThrow(
    'The module gifts answers donationTotal, which is answered already.',
  )
})
