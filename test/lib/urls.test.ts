import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodedSegment, defaultHost, ownUrl, pathSegment, withoutSecrets } from '../../src/lib/urls.ts'

test.each([
  ['caf%C3%A9', 'café'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('decodes the segment %s, or leaves it as it was typed', (segment, decoded) => {
  expect(decodedSegment(segment)).toBe(decoded)
})

describe('withoutSecrets', () => {
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
    ['?a=1#user_token=s3cret', '?a=1'],
  ])('turns %s into %s', (sent, kept) => {
    expect(withoutSecrets(new URL(page + sent))).toBe(page + kept)
  })

  test("leaves the caller's own address as it is", () => {
    const address = new URL(`${page}?user_token=s3cret`)
    withoutSecrets(address)
    expect(address.search).toBe('?user_token=s3cret')
  })

  test('never lets a secret through, wherever it stands', () => {
    const names = fc.constantFrom('user_token', 'code', 'email', 'pin', 'order_key', 'a_client_secret')
    const others = fc.array(fc.tuple(fc.constantFrom('a', 'lot', 'page'), fc.string({ maxLength: 20 })))
    fc.assert(
      fc.property(names, others, fc.constantFrom('?', '#', '#/pledge?'), (name, pairs, where) => {
        const parameters = new URLSearchParams([...pairs, [name, 's3cret'], ...pairs])
        expect(withoutSecrets(new URL(`${page}${where}${parameters}`))).not.toContain('s3cret')
      }),
    )
  })
})

describe('pathSegment', () => {
  test.each(['', '.', '..'])('refuses "%s"', text => {
    expect(() => pathSegment(text)).toThrow(TypeError)
  })

  test.each([
    ['../../users/profile', '..%2F..%2Fusers%2Fprofile'],
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['%2e%2e', '%252e%252e'],
    ['...', '...'],
    ['about-us', 'about-us'],
  ])('makes one segment of "%s"', (text, segment) => {
    expect(pathSegment(text)).toBe(segment)
  })

  test('keeps every address below its folder', () => {
    const segments = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'f') }))
    fc.assert(
      fc.property(segments, text => {
        let segment: string
        try {
          segment = pathSegment(text)
        } catch {
          return
        }
        const { pathname } = new URL(`https://give.example/api/v1/pages/${segment}`)
        expect(pathname.startsWith('/api/v1/pages/')).toBe(true)
        expect(pathname.split('/')).toHaveLength(5)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('ownUrl', () => {
  test.each([
    ['/lots?page=2#top', '/lots?page=2#top'],
    ['//', '/'],
    ['//other.example/lots', '/other.example/lots'],
    ['/\\other.example', '/other.example'],
    ['///[', '/['],
  ])('takes %s for %s', (path, own) => {
    const { origin, pathname, search, hash } = ownUrl(path)
    expect(origin).toBe('http://microsite')
    expect(pathname + search + hash).toBe(own)
  })

  test('takes whatever stands in an address bar apart', () => {
    fc.assert(fc.property(fc.string(), text => ownUrl(`/${text}`).host === 'microsite'))
  })
})

describe('defaultHost', () => {
  const testHost = 'https://test-host.example'

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:8080',
    'http://127.1.2.3',
    'http://[::1]:4000',
    'http://gala.localhost',
    'https://a1b2.ngrok.io',
    'https://a1b2.eu.ngrok.app',
    'https://a1b2.ngrok-free.app',
    'https://deploy-preview-5--gala.netlify.app',
    'https://gala.netlify.com',
  ])('finds the test host from %s', page => {
    expect(defaultHost(new URL(page), testHost)).toBe(testHost)
  })

  test.each([
    'https://charity.example',
    'https://give.charity.example:8443',
    'https://localhost.charity.example',
    'https://ngrok.io.charity.example',
    'https://notnetlify.app',
    'https://mylocalhost',
    'http://128.0.0.1',
  ])("stays with %s's own origin", page => {
    expect(defaultHost(new URL(page), testHost)).toBe(page)
  })
})
