import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { letOthersPass } from '../../../../host-demo/server/platform/http/let-others-pass.ts'
import { endpoints } from '../../../../src/api/table.ts'

const basket = { method: 'PUT', url: '/api/v1/tickets/reservations/3f0c?x=1' }
const page = { method: 'GET', url: '/gala/tickets' }

/** A listener that records its requests. */
function listening() {
  const heard: string[] = []
  const listener = letOthersPass(Object.values(endpoints), ({ url = '' }) => heard.push(url))
  const ask = async (request: object) => listener(request as IncomingMessage, {} as ServerResponse)
  return { heard, ask }
}

function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** Work that repeats in each turn of the event loop. */
function begin(turns: number) {
  const work = { left: turns }
  const next = () => {
    block(5)
    work.left--
    if (work.left > 0) setImmediate(next)
  }
  setImmediate(next)
  return work
}

test('later calls go first, and only low-priority endpoints wait', async () => {
  const { heard, ask } = listening()
  const work = begin(10)
  const baskets = [ask(basket), ask(basket)]
  await ask(page)
  await ask({ ...basket, method: 'GET' })
  await ask({ method: 'POST', url: `${basket.url}/extend` })
  expect(heard).toHaveLength(3)
  await Promise.all(baskets)
  expect(heard.slice(3)).toEqual([basket.url, basket.url])
  expect(work.left).toBe(0)
})

test('nobody waits for ever', async () => {
  const { heard, ask } = listening()
  const work = begin(1000)
  await ask(basket)
  expect(heard).toEqual([basket.url])
  expect(work.left).toBeGreaterThan(0)
  work.left = 0
})
