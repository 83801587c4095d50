import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnAddress } from '../../../src/features/checkout/return-address.ts'

describe('returnAddress', () => {
  const page = 'https://charity.example/gala'

  test.each([
    ['?user_token=s3cret&template=b', '?template=b'],
    ['?token=s3cret', ''],
    ['?access_token=s3cret', ''],
    ['?refresh_token=s3cret&a=1&refresh_token=s3cret', '?a=1'],
    ['?payment_intent_client_secret=s3cret&redirect_status=succeeded', '?redirect_status=succeeded'],
    ['?order_key=s3cret', ''],
    ['?email=ada%40example.com&lot=5', '?lot=5'],
    ['?code=s3cret', ''],
    ['?fayre_code=s3cret&lot=5', '?lot=5'],
    ['?otp=s3cret', ''],
    ['?secure_pin=s3cret', ''],
    ['?password=s3cret', ''],
    ['?postcode=AB1', '?postcode=AB1'],
    ['?preview=1#lots', '?preview=1#lots'],
    ['#access_token=s3cret&state=1', ''],
    ['#/pledge?user_token=s3cret', ''],
    ['#/pledge?template=b', '#/pledge?template=b'],
    ['?promise=key', '?promise=key'],
    ['?fundraiser=ada#donate', '?fundraiser=ada#donate'],
    ['#!/give', '#!/give'],
    ['#offer=s3cret', ''],
    ['#ord_1.s3cret', ''],
    ['#/account/tickets/confirm#gst_1.s3cret', ''],
    ['?a=1#user_token=s3cret', '?a=1'],
  ])('turns %s into %s', (sent, kept) => {
    expect(returnAddress(new URL(page + sent))).toBe(page + kept)
  })

  test("leaves the caller's own address as it is", () => {
    const address = new URL(`${page}?user_token=s3cret`)
    returnAddress(address)
    expect(address.search).toBe('?user_token=s3cret')
  })

  test('never lets a secret through, wherever it stands', () => {
    const names = fc.constantFrom('user_token', 'code', 'email', 'pin', 'order_key', 'a_client_secret')
    const others = fc.array(fc.tuple(fc.constantFrom('a', 'lot', 'page'), fc.string({ maxLength: 20 })))
    fc.assert(
      fc.property(names, others, fc.constantFrom('?', '#', '#/pledge?'), (name, pairs, where) => {
        const parameters = new URLSearchParams([...pairs, [name, 's3cret'], ...pairs])
        expect(returnAddress(new URL(`${page}${where}${parameters}`))).not.toContain('s3cret')
      }),
    )
  })
})
