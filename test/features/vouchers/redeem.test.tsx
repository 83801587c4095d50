import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Redeem } from '../../../src/features/vouchers/redeem.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, send } from '../../support/visitor.tsx'

afterEach(cleanup)

test('a missing code is asked for in a sentence', async () => {
  await showFor(<Redeem />, server => server.answer('GET /account/vouchers', json({ items: [] })))
  await rest()
  await send('Redeem a voucher')
  expect(mistakes()).toEqual(['Please enter the voucher code'])
})
