import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitBody } from '../../../../host-demo/server/platform/http/limit-body.ts'

const app = new Hono()
app.use(limitBody({ maxSize: 10, onError: http => http.text('Too large', 413) }))
app.all('/', async http => http.text(`Read ${(await http.req.text()).length}`))

const send = async (headers: Record<string, string>, body?: string) =>
  (await app.request('/', { method: body === undefined ? 'GET' : 'POST', headers, ...(body && { body }) })).text()

test('a declared length decides', async () => {
  expect(await send({ 'content-length': '10' }, 'x'.repeat(10))).toBe('Read 10')
  expect(await send({ 'content-length': '11' }, 'x'.repeat(11))).toBe('Too large')
})

test('a body in chunks is counted while it is read, whatever length it declares', async () => {
  for (const length of [undefined, '1']) {
    const chunked = { 'transfer-encoding': 'chunked', ...(length && { 'content-length': length }) }
    expect(await send(chunked, 'x'.repeat(10))).toBe('Read 10')
    expect(await send(chunked, 'x'.repeat(11))).toBe('Too large')
  }
})

test('a request without a body goes on', async () => {
  expect(await send({})).toBe('Read 0')
})
