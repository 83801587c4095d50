import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAction } from '../../host-demo/server/identity/audit/record-action.ts'
import { findEvent } from '../../host-demo/server/identity/events.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { somebody } from './people.ts'

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)
const adminCalls = table.filter(([, { path }]) => path.startsWith('/admin'))

describe.each(databasesFor(import.meta.url))('the desk on $name', database => {
  let demo: DemoServer
  const event = 'moonlight'
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  /** The answer's status. Only the path is filled in, because the permission is checked before the input. */
  const status = async (endpoint: Endpoint, token?: string) => {
    const input = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '0']))
    return (await demo.call<Endpoint>(endpoint, input, { event, ...(token && { token }) })).status
  }

  test('allows each call only to people with its permission at the event’s charity', async () => {
    const strangers = [
      await somebody(demo),
      await organiser(demo, 'riverside', ['*']),
      await organiser(demo, event, []),
    ]
    const others = await organiser(demo, event, ['guests.view'])
    const allowed = new Map<string, string>()
    for (const [name, endpoint] of adminCalls) {
      const { needs = '', access } = endpoint
      expect([name, access, needs !== '']).toEqual([name, 'user', true])
      const held = needs === 'any' ? 'guests.view' : needs
      if (!allowed.has(held)) allowed.set(held, (await organiser(demo, event, [held])).token)
      const refused = needs === 'any' ? strangers : [...strangers, others]
      const statuses = await Promise.all([status(endpoint), ...refused.map(({ token }) => status(endpoint, token))])
      expect([name, ...statuses]).toEqual([name, 401, ...refused.map(() => 403)])
      expect([200, 400, 404, 409], name).toContain(await status(endpoint, allowed.get(held)))
    }
  }, 60_000)

  test('lists a person’s permissions', async () => {
    const { token } = await organiser(demo, event, ['auction.view', 'auction.edit'])
    const { output } = await demo.call(endpoints.adminProfile, {}, { event, token })
    expect(output.permissions).toEqual(['auction.edit', 'auction.view'])
  })

  test('has a log with pages and a search, for its own event only', async () => {
    const { db } = demo.context
    const { token, user } = await organiser(demo, event, ['*'])
    const here = await findEvent(db, event, '')
    const person = await db.selectFrom('users').selectAll().where('id', '=', user.user_id).executeTakeFirstOrThrow()
    const call = { event: async () => here, person: async () => person }
    for (let number = 1; number <= 30; number++) {
      const action = { action: 'edit', kind: 'test', id: 'x', before: { number }, after: { number: number + 1 } }
      await recordAction(db, call, { ...action, title: `100% pure ${number}` })
    }
    const read = async (input: object, at = event) =>
      (await demo.call(endpoints.auditLog, input, { event: at, token: (await organiser(demo, at, ['*'])).token }))
        .output
    const first = await read({})
    expect([first.items.length, first.total, first.items[0]?.title]).toEqual([25, 30, '100% pure 30'])
    expect(first.items[0]).toMatchObject({
      person: 'Grace Hopper',
      before: { number: 30 },
      after: { number: 31 },
      can_undoYN: false,
    })
    expect((await read({ page: '2' })).items.at(-1)?.title).toBe('100% pure 1')
    expect((await read({ search: '0% PURE 29' })).total).toBe(1)
    expect((await read({ search: '10%pure' })).total).toBe(0)
    expect((await read({}, 'riverside')).total).toBe(0)
    const undone = await demo.call(endpoints.undoAction, { entry_id: first.items[0]?.entry_id ?? '' }, { event, token })
    expect([undone.status, undone.error.error]).toEqual([409, 'cannot_undo'])
    expect((await demo.call(endpoints.auditLog, { limit: '50' as never }, { event, token })).status).toBe(400)
  })
})
