import { expect, test } from 'vitest'
import { reachableHost } from '../../../../host-demo/server/platform/http/reachable-host.ts'

test.each([
  [undefined, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['127.0.0.2', '127.0.0.2'],
  ['give.example', 'give.example'],
])('a server at %s is reached at %s', (hostname, host) => {
  expect(reachableHost(hostname)).toBe(host)
  expect(URL.canParse(`http://${reachableHost(hostname)}:4400`)).toBe(true)
})

test('a server that listens everywhere is called by a numeric address', () => {
  expect(reachableHost('::', '127.0.0.1')).toBe('127.0.0.1')
})
