import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { drawn } from './at-rest.ts'
import { test } from './fixture.ts'
import { shiftsOf, watchShifts } from './layout-shifts.ts'

test.override('motion', 'no-preference')

test.for(['moonlight-ball', 'summer-fayre'])(
  'the header of %s stays where it is when the rest of the page comes after it',
  async (event, { visitor, demo }) => {
    const page = await visitor({ viewport: { width: 820, height: 900 } })
    await watchShifts(page)
    const html = await (await fetch(`${demo}/${event}`)).text()
    const [head = '', rest = ''] = html.replace(/<script[\s\S]*?<\/script>/g, '').split(/(?=<main)/)
    let comeRest = () => {}
    const server = createServer(async (request, response) => {
      if (request.url === '/') {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.write(head)
        comeRest = () => response.end(rest)
        return
      }
      const answer = await fetch(demo + request.url)
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
    const logo = page.locator('.brand img')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    await drawn(page)
    comeRest()
    await page.locator('main .pictured').waitFor()
    await page.evaluate(() => document.fonts.ready)
    await drawn(page)
    expect(await shiftsOf(page)).toEqual([])
  },
)
