import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { drawInput } from './draws.ts'
import { organiser } from './organisers.ts'

let demo: DemoServer
let token = ''
const pushed: Push[] = []
beforeAll(async () => {
  demo = await startDemo(embedded, { publisher: { publishBatch: async batch => void pushed.push(...batch) } })
  token = (await organiser(demo, event, ['*'])).token
}, 60_000)
afterAll(() => demo.close())

const add = (extra: object = {}) => demo.call(endpoints.addDraw, drawInput(extra), { token })
const open = (draw_id: string) => demo.call(endpoints.openPrizeDraw, { draw_id }, { token })

test('an incidental draw opens only during its event, and stays as it is if the event’s dates are changed', async () => {
  const { db } = demo.context
  const { settings } = await db
    .selectFrom('events')
    .select('settings')
    .where('id', '=', event)
    .executeTakeFirstOrThrow()
  const lasts = (from: number, to: number) => {
    const [starts_at, ends_at] = [from, to].map(hours => new Date(Date.now() + hours * 3_600_000).toISOString())
    const changed = JSON.stringify({ ...settings, starts_at, ends_at })
    return db.updateTable('events').set({ settings: changed }).where('id', '=', event).execute()
  }
  const undo = async (draw_id: string) => {
    const { items } = (await demo.call(endpoints.auditLog, {}, { token })).output
    const { entry_id = '' } = items.find(({ subject_id }) => subject_id === draw_id) ?? {}
    return demo.call(endpoints.undoAction, { entry_id }, { token })
  }
  await lasts(-2, 48)
  const incidental = { kind: 'incidental', registration: '' }
  const [sold, withdrawn, draft] = [await add(incidental), await add(incidental), await add(incidental)].map(
    ({ output }) => output.draw_id,
  )
  if (!sold || !withdrawn || !draft) throw new Error('A draw was refused')
  await open(sold)
  await open(withdrawn)
  expect((await undo(withdrawn)).status).toBe(200)

  await lasts(100, 101)
  const unlawful = { opens_at: 'By law an incidental lottery is sold only during the event' }
  expect((await open(draft)).error.fields).toEqual(unlawful)
  expect((await undo(withdrawn)).error.fields).toEqual(unlawful)
  const { revision, state, ...now } = (await demo.call(endpoints.adminDraw, { draw_id: sold }, { token })).output
  expect(state).toBe('open')
  const { opens_at, closes_at, draws_at } = now
  const edited = drawInput({ ...incidental, opens_at, closes_at, draws_at, summary: 'For the roof.' })
  expect(await demo.call(endpoints.editDraw, { ...edited, draw_id: sold, revision }, { token })).toMatchObject({
    status: 200,
    output: { summary: 'For the roof.' },
  })
})

test('screens that show an open draw learn that it is deleted', async () => {
  const { draw_id } = (await add()).output
  await open(draw_id)
  const waiting = () => demo.context.db.selectFrom('outbox').select('id').execute()
  await expect.poll(waiting).toEqual([])
  pushed.length = 0
  await demo.call(endpoints.deleteDraw, { draw_id }, { token })
  await expect.poll(() => pushed.map(({ data }) => data)).toMatchObject([{ draw_id, editedYN: 'yes' }])
})
