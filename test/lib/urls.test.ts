import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodedSegment, defaultHost, ownUrl, pageAddress, pathSegment } from '../../src/lib/urls.ts'

test.each([
  ['caf%C3%A9', 'café'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('decodes the segment %s, or leaves it as it was typed', (segment, decoded) => {
  expect(decodedSegment(segment)).toBe(decoded)
})

describe('pageAddress', () => {
  const page = 'https://charity.example/gala'

  test.each([
    ['?promise=s3cret&utm_source=news', ''],
    ['#s3cret', ''],
    ['#ord_1.s3cret', ''],
    ['#waiting=s3cret', ''],
    ['?a=1#access_token=s3cret&state=1', ''],
    ['#/pledge', '#/pledge'],
    ['?a=1#/pledge/checkout?promise=s3cret', '#/pledge/checkout'],
    ['#/account/tickets/confirm#gst_1.s3cret', '#/account/tickets/confirm'],
  ])('of a page at %s has the path alone: %s', (given, kept) => {
    expect(pageAddress(new URL(page + given))).toBe(page + kept)
  })

  test('has no password of a page that its server protects', () => {
    expect(pageAddress(new URL('https://us:s3cret@charity.example/gala'))).toBe(page)
  })

  test("leaves the caller's own address as it is", () => {
    const address = new URL(`${page}?user_token=s3cret#s3cret`)
    pageAddress(address)
    expect(address.href).toBe(`${page}?user_token=s3cret#s3cret`)
  })

  test('never lets a parameter through, wherever it stands', () => {
    const others = fc.array(fc.tuple(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 })))
    fc.assert(
      fc.property(fc.string(), others, fc.constantFrom('?', '#', '#/pledge?', '#/pledge#'), (name, pairs, where) => {
        const parameters = new URLSearchParams([...pairs, [name, 's3cret'], ...pairs])
        expect(pageAddress(new URL(`${page}${where}${parameters}`))).not.toContain('s3cret')
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
