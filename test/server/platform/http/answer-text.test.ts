import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerText } from '../../../../host-demo/server/platform/http/answer-text.ts'

const long = 'A table of ten, please. '.repeat(200)

function ask(encodings: string, text = long): Promise<Response> {
  const app = new Hono().get('/', http => answerText(http, text, 'text/plain; charset=utf-8'))
  return Promise.resolve(app.request('/', { headers: { 'accept-encoding': encodings } }))
}

test('a browser gets the smallest encoding that it takes', async () => {
  const answer = await ask('gzip, deflate, br, zstd')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(long)
})

test('gzip is for those that take no brotli', async () => {
  for (const encodings of ['gzip', 'br;q=0, gzip;q=0.5']) {
    const answer = await ask(encodings)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(long)
  }
})

test('others get the text itself, and caches are told that it depends', async () => {
  const answer = await ask('identity')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(long)
})

test('a short text stays as it is', async () => {
  const answer = await ask('br', 'Hello')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe('Hello')
})

test('each text has its own encoding, also after many others', async () => {
  const texts = Array.from({ length: 120 }, (_, number) => `${number} ${long}`)
  for (const text of [...texts, ...texts.slice(0, 3)]) {
    expect(brotliDecompressSync(await (await ask('br', text)).arrayBuffer()).toString()).toBe(text)
  }
})

test('a text that is asked for often becomes smaller, and stays the same text', async () => {
  const text = JSON.stringify(
    Array.from({ length: 100 }, (_, number) => ({ lot: `lot-${number}`, price: number ** 2 })),
  )
  const packed = async () => Buffer.from(await (await ask('br', text)).arrayBuffer())
  const atFirst = (await packed()).byteLength
  await expect.poll(async () => (await packed()).byteLength).toBeLessThan(atFirst * 0.95)
  expect(brotliDecompressSync(await packed()).toString()).toBe(text)
})
