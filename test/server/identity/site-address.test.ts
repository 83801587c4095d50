import { expect, test } from 'vitest'
import type { Event } from '../../../host-demo/server/identity/events.ts'
import { siteAt } from '../../../host-demo/server/identity/site-address.ts'

const settings = { custom_domain: 'ball.example', url_root_path: '/ball' } as Event['settings']
const at = (called: string, publicUrl: string) => siteAt({ settings }, new URL(called), publicUrl)

test('is below its base path at the platform’s address', () => {
  expect(at('https://give.example/x', 'https://give.example')).toEqual({
    ownDomain: false,
    base: '/ball',
    address: 'https://give.example/ball',
  })
})

test.each([
  ['http://ball.example:31337/', 'https://give.example', 'https://ball.example'],
  ['http://ball.example/', 'https://give.example:8443', 'https://ball.example:8443'],
  ['http://ball.example:4400/', 'http://ball.example:4400', 'http://ball.example:4400'],
])('on its own domain has scheme and port of the platform, whatever was called: %s', (called, publicUrl, address) => {
  expect(at(called, publicUrl)).toEqual({ ownDomain: true, base: '', address })
})
