import { expect, test } from 'vitest'
import { addressOf } from '../../src/api/endpoint.ts'

const host = 'https://give.example'

test('asks below {host}/api/v1', () => {
  expect(addressOf({ method: 'GET', path: '/app/status' }, {}, host)).toEqual({
    url: 'https://give.example/api/v1/app/status',
    body: undefined,
  })
})

test('puts the input of a read into the query, without absent fields', () => {
  const input = { event: 'gäla & more', page: 0, empty: '', none: undefined, nothing: null, no: false }
  expect(addressOf({ method: 'GET', path: '/app/settings' }, input, host).url).toBe(
    'https://give.example/api/v1/app/settings?event=g%C3%A4la+%26+more&page=0&empty=&no=false',
  )
})

test('does so for DELETE too, which has no body', () => {
  expect(addressOf({ method: 'DELETE', path: '/vouchers' }, { voucherId: 5 }, host)).toEqual({
    url: 'https://give.example/api/v1/vouchers?voucherId=5',
    body: undefined,
  })
})

test.each(['POST', 'PUT', 'PATCH'] as const)('sends the input of %s as a body', method => {
  const { url, body } = addressOf({ method, path: '/users/login' }, { email: 'a@b.c', mobile: undefined }, host)
  expect(url).toBe('https://give.example/api/v1/users/login')
  expect(body).toEqual({ email: 'a@b.c', mobile: undefined })
  expect(Object.keys(body ?? {})).toContain('mobile')
})

test('takes path parameters out of the input', () => {
  const input = { order_id: 'order/5', order_key: 'key' }
  expect(addressOf({ method: 'GET', path: '/orders/:order_id' }, input, host).url).toBe(
    'https://give.example/api/v1/orders/order%2F5?order_key=key',
  )
  expect(addressOf({ method: 'PATCH', path: '/orders/:order_id' }, input, host)).toEqual({
    url: 'https://give.example/api/v1/orders/order%2F5',
    body: { order_key: 'key' },
  })
  expect(input).toEqual({ order_id: 'order/5', order_key: 'key' })
})

test.each(['', '.', '..', undefined, null])('refuses %j as a path parameter', key => {
  expect(() => addressOf({ method: 'GET', path: '/pages/:key' }, { key }, host)).toThrow(TypeError)
})
