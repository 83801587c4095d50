import { afterAll, beforeAll, expect, test } from 'vitest'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { setEventLocale } from './set-event-locale.ts'

const [database] = databasesFor(import.meta.url)

let demo: DemoServer
beforeAll(async () => {
  if (database) demo = await startDemo(database)
}, 60_000)
afterAll(() => demo.close())

async function titles(path: string) {
  const body = await (await fetch(`${demo.url}/moonlight-ball${path}`)).text()
  return [/<h1[^>]*>([^<]*)</.exec(body)?.[1], /<title>([^<]*)</.exec(body)?.[1]]
}

async function changeTerm(name: string, words: { one: string; other: string } | undefined) {
  const { db } = demo.context
  const { terminology } = await db
    .selectFrom('events')
    .select('terminology')
    .where('path_name', '=', 'moonlight-ball')
    .executeTakeFirstOrThrow()
  const { [name]: _, ...others } = terminology
  const changed = JSON.stringify(words ? { ...others, [name]: words } : others)
  await db.updateTable('events').set({ terminology: changed }).where('path_name', '=', 'moonlight-ball').execute()
}

test('pages without script have the organiser’s words in their headings and titles', async () => {
  expect(await titles('/tickets')).toEqual(['Places', `Places | The Moonlight Ball`])
  expect(await titles('/tickets/your-tickets')).toEqual(['Your places', `Your places | The Moonlight Ball`])
  expect(await titles('/ticket/checkout')).toEqual(['Your places', 'Ticket Payment | The Moonlight Ball'])
  expect(await titles('/prize-draw')).toEqual(['Moonlight draws', `Moonlight draws | The Moonlight Ball`])
  expect(await titles('/auction')).toEqual(['Auction Items', `Auction Items | The Moonlight Ball`])
  expect(await titles('/pledge')).toEqual(['Pledge', `Pledge | The Moonlight Ball`])
  expect(await titles('/individual-giving')).toEqual(['Individual Giving', `Individual Giving | The Moonlight Ball`])
})

test('the settings carry the words, and titles with them, so that nothing else is read for them', async () => {
  const read = async (path: string) => (await fetch(`${demo.url}/api/v1${path}?event=moonlight-ball`)).json()
  const { terminology, screen_titles } = await read('/app/settings')
  expect(terminology).toEqual(await read('/terminology'))
  expect(screen_titles).toMatchObject({ tickets: 'Places', 'your-tickets': 'Your places' })
})

test('a thing without a word keeps the product’s title', async () => {
  await changeTerm('ticket', undefined)
  expect(await titles('/tickets')).toEqual(['Tickets', 'Tickets | The Moonlight Ball'])
})

test('German titles take a German organiser’s word as it is', async () => {
  await setEventLocale(demo, 'moonlight-ball', 'de-DE')
  await changeTerm('ticket', { one: 'Platz', other: 'Plätze' })
  await changeTerm('lot', { one: 'Schatz', other: 'Schätze' })
  expect((await titles('/tickets'))[0]).toBe('Plätze')
  expect((await titles('/tickets/your-tickets'))[0]).toBe('Ihre Plätze')
  expect((await titles('/list-silent-lots'))[0]).toBe('Schätze der stillen Auktion')
  await changeTerm('lot', undefined)
  expect((await titles('/list-silent-lots'))[0]).toBe('Lose der stillen Auktion')
})

test('in a language that the product does not speak, its English titles have none of its words', async () => {
  await setEventLocale(demo, 'moonlight-ball', 'cy-GB')
  await changeTerm('ticket', { one: 'tocyn', other: 'tocynnau' })
  expect((await titles('/tickets/your-tickets'))[0]).toBe('Your Tickets')
})
