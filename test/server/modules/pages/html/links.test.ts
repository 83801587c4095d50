import { expect, test } from 'vitest'
import { hrefOf } from '../../../../../host-demo/server/modules/pages/html/links.ts'

test('puts paths below the base', () => {
  expect(hrefOf('/ball', '/about')).toBe('/ball/about')
  expect(hrefOf('', '/about')).toBe('/about')
  expect(hrefOf('/ball', 'ticket-rsvp#more')).toBe('/ball/ticket-rsvp#more')
})

test('leaves addresses of elsewhere as they are', () => {
  for (const link of ['https://charity.example/x', 'mailto:a@b.example', 'tel:01632960118']) {
    expect(hrefOf('/ball', link)).toBe(link)
  }
})

test('leads home where an address could run, or hides another host', () => {
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
