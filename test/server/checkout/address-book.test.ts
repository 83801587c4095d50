import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { remoteAddresses } from '../../../host-demo/server/checkout/address-book.ts'
import { addressLookup } from '../../../src/api/addresses.input.ts'

/** The address that is called for a postcode. */
async function askedFor(postcode: string, template = 'https://lookup.example/v1/{postcode}/all'): Promise<string> {
  let asked = ''
  const ask: typeof fetch = async url => {
    asked = new Request(String(url)).url
    return Response.json([])
  }
  await remoteAddresses(template, ask).find(postcode)
  return asked
}

test('asks for a postcode without its spaces', async () => {
  expect(await askedFor('sw1a 2aa')).toBe('https://lookup.example/v1/SW1A2AA/all')
  expect(await askedFor('10115', 'https://lookup.example/?a={postcode}&b={postcode}')).toContain('a=10115&b=10115')
})

test.each(['.', '..', ' .. ', '../admin', 'a/b', 'SW1A?x', '#', '%2e%2e', '-'])(
  'asks for no other path by %j',
  text => {
    expect(safeParse(addressLookup.input, { postcode: text }).success).toBe(false)
  },
)

test.each(['..', '.', ''])('control: %j would lead to another address, but does not', async text => {
  await expect(askedFor(text)).rejects.toThrow(TypeError)
})

test.each(['SW1A 2AA', '10115', 'K1A 0B1', '1234-567', 'D02 AF30'])('takes %s', postcode => {
  expect(safeParse(addressLookup.input, { postcode }).success).toBe(true)
})
