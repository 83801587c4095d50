import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrations } from '../../host-demo/server/migrations.ts'
import { migrate } from '../../host-demo/server/platform/db/migrate.ts'
import { platformMigrations } from '../../host-demo/server/platform/db/migrations/list.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { password, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  })
  afterAll(() => demo.close())

  /** What somebody with these permissions can preview, at a whole organisation or one of its events. */
  async function preview(permissions: readonly string[], { at = 'moonlight', event_id = null as string | null } = {}) {
    const { db } = demo.context
    const { token, user } = await somebody(demo)
    await db
      .insertInto('memberships')
      .columns(['organisation_id', 'user_id', 'event_id', 'permissions'])
      .expression(eb =>
        eb
          .selectFrom('events')
          .select(['organisation_id', eb.val(user.user_id).as('user_id'), eb.val(event_id).as('event_id')])
          .select(eb.val(JSON.stringify(permissions)).as('permissions'))
          .where('id', '=', at),
      )
      .execute()
    const { status, error } = await demo.call(
      endpoints.pagePreview,
      { key: 'thank-you' },
      { token, event: 'moonlight' },
    )
    return status === 200 ? 'shown' : error.error_description
  }

  test('lets people do what their membership allows, and nothing else', async () => {
    expect(await preview(['pages.view'])).toBe('shown')
    expect(await preview(['*'])).toBe('shown')
    expect(await preview(['pages.viewlist', 'guests.view'])).toBe('Your organisation has not allowed you to do that.')
  })

  test('limits a membership to its organisation, and to its event if it names one', async () => {
    const stranger = 'Only the organisers of this event may see that.'
    expect(await preview(['*'], { at: 'riverside' })).toBe(stranger)
    expect(await preview(['*'], { event_id: 'moonlight' })).toBe('shown')
    expect(await preview(['*'], { event_id: 'riverside' })).toBe(stranger)
  })

  test('names its events to an organiser, and to nobody else', async () => {
    const closed = await startDemo(database, {}, { demo: false })
    onTestFinished(closed.close)
    const { db } = closed.context
    const named = async (token?: string) => {
      const { output } = await closed.call(endpoints.organiserEvents, {}, token ? { token } : {})
      return output.events.map(({ event_path_name }) => event_path_name)
    }
    const { token, user } = await somebody(closed)
    expect([await named(), await named(token)]).toEqual([[], []])
    const { user_id } = user
    const { organisation_id } = await db
      .selectFrom('events')
      .select('organisation_id')
      .where('id', '=', 'riverside')
      .executeTakeFirstOrThrow()
    const place = { organisation_id, user_id, permissions: '[]' }
    await db
      .insertInto('memberships')
      .values({ ...place, event_id: 'moonlight' })
      .execute()
    expect(await named(token), 'of another event').toEqual([])
    await db
      .insertInto('memberships')
      .values({ ...place, event_id: null })
      .execute()
    expect(await named(token)).toEqual(['riverside-10k'])
  })

  test('names all events in a demo', async () => {
    const { output } = await demo.call(endpoints.organiserEvents, {})
    expect(output.events.map(({ name }) => name)).toEqual(['Riverside 10K', 'Summer Fayre', 'The Moonlight Ball'])
  })

  test('leaves what was given to another charity alone when an account is deleted', async () => {
    const { token, email } = await somebody(demo)
    const there = await demo.begin({ amount: 25_00, email }, { token, event: 'moonlight' })
    await demo.pay(there.payment_intent_id)
    const { order_id, order_key } = there
    await demo.call(endpoints.payStripeConfirm, { order_id, order_key }, { token, event: 'moonlight' })
    const here = await demo.begin({ amount: 5_00, email }, { token })
    await demo.pay(here.payment_intent_id)
    await demo.confirm(here)
    const read = async (id: string) => {
      const { db } = demo.context
      const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const gift = await db
        .selectFrom('donations')
        .innerJoin('order_lines', 'order_lines.id', 'donations.order_line_id')
        .select(['donor', 'donations.last_name'])
        .where('order_lines.order_id', '=', id)
        .executeTakeFirstOrThrow()
      return { order, gift }
    }
    const before = await read(order_id)
    expect((await demo.call(endpoints.deleteAccount, { password }, { token })).status).toBe(200)
    expect(await read(order_id)).toEqual({ ...before, order: { ...before.order, user_id: null } })
    expect((await read(here.order_id)).order).toMatchObject({ first_name: 'Deleted', user_id: null })
  })

  test('the migration makes charities of the existing events, and keeps their organisers’ permissions', async () => {
    const { db } = await database.open()
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    const before = Object.entries(platformMigrations).filter(([name]) => name < '0011')
    await migrate(db, Object.fromEntries(before))
    const events = [
      ['ball', 'Starling House', '1998231'],
      ['walk', 'Starling House', '1998231'],
      ['fair', 'Friends of the Lane', null],
      ['fete', 'Friends of the Lane', ' '],
    ] as const
    for (const [id, charity_name, charity_number] of events) {
      await sql`insert into events (id, path_name, name, currency, currency_decimals, donation_minimum, donation_maximum,
        guest_checkout, registration_open, settings, terminology, login) values (${id}, ${id}, ${id}, 'GBP', 2, 100, 1000,
        true, true, ${JSON.stringify({ charity_name, charity_number })}, '{}', '{}')`.execute(db)
    }
    await sql`insert into users (id, email, email_normal, first_name, last_name, password)
      values ('usr_1', 'h@x.example', 'h@x.example', 'Harriet', 'Smith', 'x')`.execute(db)
    await sql`insert into event_organisers (event_id, user_id) values ('walk', 'usr_1')`.execute(db)
    await migrate(db, migrations)
    const found = await db.selectFrom('events').select(['id', 'organisation_id']).orderBy('id').execute()
    expect(found.map(({ id, organisation_id }) => [id, organisation_id])).toEqual([
      ['ball', 'org_1998231'],
      ['fair', 'org_fair'],
      ['fete', 'org_fete'],
      ['walk', 'org_1998231'],
    ])
    expect(await db.selectFrom('memberships').selectAll().execute()).toMatchObject([
      { organisation_id: 'org_1998231', user_id: 'usr_1', event_id: 'walk', permissions: ['pages.view'] },
    ])
  })
})
