import { expect, test, vi } from 'vitest'
import type { Event } from '../../../../../host-demo/server/identity/events.ts'
import { sharePicture } from '../../../../../host-demo/server/modules/pages/html/share-picture.ts'

const drawing = vi.hoisted(() => ({ now: 0, most: 0, ends: [] as (() => void)[] }))

vi.mock('../../../../../host-demo/server/platform/files/share-picture.ts', () => ({
  async drawSharePicture({ title }: { title: string }) {
    drawing.most = Math.max(drawing.most, ++drawing.now)
    await new Promise<void>(done => drawing.ends.push(done))
    drawing.now--
    return Buffer.from(title)
  },
}))

const event = { name: 'Ball', settings: { branding: {} } } as Event
const files = { get: async () => undefined } as unknown as Parameters<typeof sharePicture>[0]['files']
const ask = (title: string, caller: string) =>
  sharePicture({ files }, event, { title, text: '', alt: '' } as unknown as Parameters<typeof sharePicture>[2], caller)

test('pictures are drawn one by one, and who asks for too many is told when to try again', async () => {
  const asked = Array.from({ length: 80 }, (_, index) => ask(`Page ${index}`, 'crawler'))
  const other = ask('Gala', 'somebody')
  const outcomes = Promise.allSettled(asked)
  let isOver = false
  void Promise.allSettled([...asked, other]).then(() => {
    isOver = true
  })
  await expect
    .poll(
      () => {
        drawing.ends.shift()?.()
        return isOver
      },
      { interval: 1 },
    )
    .toBe(true)
  expect(drawing.most).toBe(1)
  expect(String(await other)).toBe('Gala')
  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(30)
  expect(refused[0]).toMatchObject({ reason: { status: 429, retryAfter: 15 } })
  // A refused picture is drawn at the next request.
  const again = ask('Page 79', 'crawler')
  await expect.poll(() => drawing.ends.length).toBe(1)
  drawing.ends.shift()?.()
  expect(String(await again)).toBe('Page 79')
})
