import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'

describe.each(databasesFor(import.meta.url))('the pages of lots on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const read = async (path: string) => {
    const answer = await fetch(demo.url + path)
    return { status: answer.status, body: await answer.text() }
  }

  test('shows a lot and a list to readers without script, and to link previews', async () => {
    const lot = await read('/moonlight-ball/auction/items/moonlight-12')
    expect(lot.status).toBe(200)
    expect(lot.body).toContain('<meta property="og:title" content="A vintage car and its driver for your day">')
    expect(lot.body).toMatch(/<meta property="og:image" content="http[^"]+">/)
    expect(lot.body).not.toContain('og:image:width')
    expect(lot.body).toMatch(/<meta name="description" content="A 1952 saloon[^"]+ £\d+">/)
    expect(lot.body).toContain('<h1>A vintage car and its driver for your day</h1>')
    expect(lot.body).toContain('Given by Ambrose Carriages')
    expect(lot.body).toContain('Six hours with Mr Ambrose')
    expect(lot.body).not.toContain('name="robots"')
    const list = await read('/moonlight-ball/list-buynow-lots')
    expect(list.body).toContain('<a href="/moonlight-ball/auction/items/moonlight-41">')
    expect(list.body).not.toContain('/auction/items/moonlight-12"')
    // A sponsor item, which the screen lists too.
    expect(list.body).toContain('>A night nurse for one night</a>')
    const sealed = await read('/moonlight-ball/auction/items/moonlight-36')
    expect(sealed.body).toContain('Bids from £1,000')
    expect((await read('/riverside-10k/auction/items/moonlight-12')).status).toBe(404)
  })
})
