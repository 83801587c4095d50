import { expect, test, vi } from 'vitest'
import { createVoucher } from '../../../src/features/checkout/voucher.store.ts'
import { testSite } from '../../support/test-site.ts'

/** A voucher whose checks are answered one by one. `SPENT` is refused. */
function heldVoucher() {
  const { site, server } = testSite()
  const held: (() => void)[] = []
  server.answer('POST /checkout/voucher', async ({ body }) => {
    await new Promise<void>(resolve => held.push(resolve))
    const { voucher_code } = Object(body)
    if (voucher_code === 'SPENT') return Response.json({ error: 'voucher_used_up', fields: {} }, { status: 409 })
    const money = { lines_total: 5000, discount_total: 500, gift_total: 0, currency: 'GBP', currency_decimals: 2 }
    return Response.json({ voucher_code, ...money })
  })
  const voucher = createVoucher(site, { subject: 'basket', lines: () => [] })
  const isAsked = () => vi.waitFor(() => expect(held).toHaveLength(1))
  const answer = () => held.shift()?.()
  const check = (code: string) => {
    voucher.type(code)
    return voucher.apply()
  }
  const shown = () => [voucher.$typed.get(), voucher.$applied.get()?.code, voucher.$problem.get()]
  return { voucher, server, isAsked, answer, check, shown }
}

test.each(['EARLY', 'SPENT'])('the answer for a code that is no longer typed is ignored: %s', async code => {
  const { voucher, isAsked, answer, check, shown } = heldVoucher()
  const checked = check(code)
  await isAsked()
  voucher.type('')
  answer()
  await checked
  expect(shown()).toEqual(['', undefined, undefined])
})

test('a code that is applied while another is checked is checked next', async () => {
  const { server, isAsked, answer, check, shown } = heldVoucher()
  const checked = check('SPENT')
  await isAsked()
  void check('EARLY')
  answer()
  await isAsked()
  expect(shown()).toEqual(['EARLY', undefined, undefined])
  answer()
  await checked
  expect(shown()).toEqual(['EARLY', 'EARLY', undefined])
  expect(server.requestsTo('POST /checkout/voucher')).toHaveLength(2)
})
