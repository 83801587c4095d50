import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { captain, fundraiser, give } from './fundraisers.ts'
import { organiser } from './organisers.ts'

let demo: DemoServer
beforeAll(async () => {
  demo = await startDemo(embedded)
}, 60_000)
afterAll(() => demo.close())

const read = async (path: string) => {
  const answer = await fetch(`${demo.url}/riverside-10k/individual-giving${path}`)
  return { status: answer.status, type: answer.headers.get('content-type'), data: await answer.arrayBuffer() }
}

/** The address of a page's picture for link previews. */
const previewOf = async (path: string) => {
  const { data } = await read(path)
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(Buffer.from(data).toString()) ?? []
  return address
}

test('a link preview shows name, picture and sum as they are now', async () => {
  const before = await previewOf('/priya-nair')
  expect(before).toMatch(`${demo.url}/riverside-10k/individual-giving/priya-nair/share.jpg?v=`)
  const picture = Buffer.from(await (await fetch(before)).arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  // The brand's green is beside the picture, and white text on it.
  const corner = await sharp(picture).extract({ left: 1180, top: 10, width: 10, height: 10 }).raw().toBuffer()
  expect(corner[1]).toBeGreaterThan(Math.max(corner[0] ?? 0, corner[2] ?? 0) + 30)
  const { channels } = await sharp(picture).extract({ left: 770, top: 150, width: 400, height: 300 }).stats()
  expect(channels[0]?.stdev).toBeGreaterThan(30)
  await give(demo, 'priya-nair', 20_00)
  const after = await previewOf('/priya-nair')
  expect(after).not.toBe(before)
  expect(Buffer.from(await (await fetch(after)).arrayBuffer()).equals(picture)).toBe(false)
})

test('every name can be drawn, teams have a picture too, and hidden pages have none', async () => {
  for (const name of ['<b>&"', 'Łukasz Šťastný-Vandenberghe, Countess of somewhere with a very long name', '🏃 ليلى']) {
    const { id } = await fundraiser(demo, { name, goal: 0 })
    expect(await read(`/${id}/share.jpg`)).toMatchObject({ status: 200, type: 'image/jpeg' })
  }
  const { id, team } = await captain(demo)
  expect((await read(`/team/${team}/share.jpg`)).status).toBe(200)
  expect((await read(`/${id}/share.jpg`)).status).toBe(200)
  const { token } = await organiser(demo, event, ['*'])
  await demo.call(endpoints.hideFundraiser, { fundraiser_id: id, shownYN: 'no' }, { token })
  expect((await read(`/${id}/share.jpg`)).status).toBe(404)
  expect((await read('/share.jpg')).status).toBe(404)
})

test('without script a team shows its members, however many others have raised more', async () => {
  const { id, team } = await captain(demo)
  await sql`insert into fundraisers (id, event_id, slug, name, raised)
    select 'fun_many_' || n, ${event}, 'many-' || n, 'Runner ' || n, 1000000 from generate_series(1, 500) n`.execute(
    demo.context.db,
  )
  expect(Buffer.from((await read(`/team/${team}`)).data).toString()).toContain(`/individual-giving/${id}"`)
})

test('an address that no database can hold is not here', async () => {
  for (const path of ['/%00', '/team/%00', '/%00/share.jpg', '/team/%00/share.jpg']) {
    expect([path, (await read(path)).status]).toEqual([path, 404])
  }
})
