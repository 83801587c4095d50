import { expect, test } from 'vitest'
import { NaiveModel } from './naive-model.ts'
import { type Attempt, newAttempt } from './payer.ts'

const around = { run: 'run', event: 'moonlight', requests: ['a', 'b'], voucher: 'CODE' }
const asked = { type: 'begin', by: 'card', links: [0], gift: 0, voucher: true, lost: false } as const
const attempt = (change: Partial<Attempt['asked']> = {}) => newAttempt({ ...asked, ...change }, around)

test('a payment may be too late for a voucher only if somebody else may have had its use', () => {
  const model = new NaiveModel()
  const [late, plain] = [attempt(), attempt({ voucher: false, links: [1] })]
  for (const one of [late, plain]) {
    model.mayHaveBegun(one)
    model.take(one, 'card')
  }
  expect(model.mayBeTooLate(late.email)).toBe(false)
  model.mayHaveBegun(attempt({ links: [1] }))
  expect(model.mayBeTooLate(late.email)).toBe(true)
  expect(model.mayBeTooLate(plain.email)).toBe(false)
})

test('a payment may be too late for a link only if the organiser received another order for it', () => {
  const model = new NaiveModel()
  const late = attempt({ voucher: false })
  model.take(late, 'card')
  model.take(attempt({ voucher: false, links: [1], by: 'promise' }), 'promise')
  expect(model.mayBeTooLate(late.email)).toBe(false)
  model.take(attempt({ voucher: false, by: 'promise' }), 'promise')
  expect(model.mayBeTooLate(late.email)).toBe(true)
})
