import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const source = readFileSync('host-demo/server/modules/pages/html/offline-worker.js', 'utf8')
const goal = { address: 'https://give.example/ball/auction/items/a' }

/** Presses a notification while these pages are open. */
async function press(...addresses: string[]) {
  const worker = new EventTarget()
  const pages = addresses.map(url => ({ url, focus: vi.fn(async () => {}) }))
  const openWindow = vi.fn(async () => {})
  const registration = { scope: 'https://give.example/ball/' }
  const clients = { matchAll: async () => pages, openWindow }
  const addEventListener = worker.addEventListener.bind(worker)
  runInContext(source, createContext({ URL, addEventListener, registration, clients }))
  const work: Promise<unknown>[] = []
  const close = vi.fn()
  const event = Object.assign(new Event('notificationclick'), {
    notification: { data: goal, close },
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  })
  worker.dispatchEvent(event)
  await Promise.all(work)
  expect(close).toHaveBeenCalled()
  return { pages, openWindow }
}

test('a pressed notification brings the page with the lot to the front', async () => {
  const { pages, openWindow } = await press('https://give.example/ball/', `${goal.address}?from=mail#bid`)
  expect(pages[0]?.focus).not.toHaveBeenCalled()
  expect(pages[1]?.focus).toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test.each([[[]], [['https://give.example/ball/tickets']]])(
  'the lot opens in a page of its own, and leaves those open as they are: %s',
  async addresses => {
    const { pages, openWindow } = await press(...addresses)
    expect(openWindow).toHaveBeenCalledWith(goal.address)
    for (const page of pages) expect(page.focus).not.toHaveBeenCalled()
  },
)
