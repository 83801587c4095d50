import { expect, test } from 'vitest'
import { hrefOf } from '../../../../../host-demo/server/modules/pages/html/links.ts'

test('puts paths below the base', () => {
  expect(hrefOf('/ball', '/about')).toBe('/ball/about')
  expect(hrefOf('', '/about')).toBe('/about')
  expect(hrefOf('/ball', 'ticket-rsvp#more')).toBe('/ball/ticket-rsvp#more')
})

test('does not change addresses of other sites', () => {
  for (const link of ['https://charity.example/x', 'mailto:a@b.example', 'tel:01632960118']) {
    expect(hrefOf('/ball', link)).toBe(link)
  }
})

test('links to the home page instead of an address that runs script or hides another host', () => {
  for (const link of [
    'javascript:steal()',
    ' javascript:steal()',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
  ]) {
    expect(hrefOf('/ball', link)).toBe('/ball')
  }
  expect(hrefOf('', 'javascript:steal()')).toBe('/')
})
