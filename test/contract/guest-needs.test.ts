import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { newSeat } from './new-seat.ts'
import { newEmail } from './people.ts'
import { makeAgenda } from './seats.ts'

const day = 24 * 60 * 60_000

describe.each(databasesFor(import.meta.url))('what guests need on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const run = async (kind: string) => {
    await demo.context.db
      .updateTable('jobs')
      .set({ run_at: new Date(0), due_at: new Date(0) })
      .where('kind', '=', kind)
      .execute()
    await demo.context.jobs.runDue()
  }
  const hold = (ends_at: Date | null, starts_at = ends_at) =>
    demo.context.db
      .updateTable('events')
      .set({ settings: sql`settings || ${JSON.stringify({ starts_at, ends_at })}::jsonb` })
      .where('id', '=', event)
      .execute()
  const ask = async (kind: 'dietary' | 'access' | 'meal') => {
    const id = `ask_${randomUUID()}`
    await sql`
      insert into ticket_add_ons (id, event_id, place, kind, title, required, free_text)
      values (${id}, ${event}, 9000, ${kind}, ${kind}, false, true)
    `.execute(demo.context.db)
    return id
  }

  test('are deleted a week after the event, even if it was postponed, but the meal stays', async () => {
    const [dietary, access, meal] = [await ask('dietary'), await ask('access'), await ask('meal')]
    const seat = await newSeat(demo, { guest_name: 'Grace Hopper', guest_email: newEmail() })
    const said = { [dietary]: 'No nuts', [access]: 'A ramp', [meal]: 'Fish' }
    const say = () =>
      demo.context.db
        .updateTable('guest_tickets')
        .set({ answers: JSON.stringify(said) })
        .where('id', '=', seat.id)
        .execute()
    const answers = async () => {
      await run('prune-guest-needs')
      const { answers } = await demo.context.db
        .selectFrom('guest_tickets')
        .select('answers')
        .where('id', '=', seat.id)
        .executeTakeFirstOrThrow()
      return answers
    }
    const ago = (days: number) => new Date(Date.now() - days * day)
    await say()
    await hold(ago(6))
    expect(await answers()).toEqual(said)
    await hold(ago(8))
    expect(await answers()).toEqual({ [meal]: 'Fish' })

    await hold(ago(-30))
    await say()
    expect(await answers()).toEqual(said)
    await hold(ago(8))
    expect(await answers()).toEqual({ [meal]: 'Fish' })

    await demo.context.db.deleteFrom('agendas').where('event_id', '=', event).execute()
    await hold(null)
    await say()
    expect(await answers()).toEqual(said)
    await sql`update guest_tickets set created_at = ${ago(400)} where id = ${seat.id}`.execute(demo.context.db)
    expect(await answers()).toEqual({ [meal]: 'Fish' })
  })

  test('are deleted a week after the last session if the event has no date', async () => {
    const dietary = await ask('dietary')
    const { id } = await newSeat(demo, { answers: JSON.stringify({ [dietary]: 'No nuts' }) })
    await demo.context.db.deleteFrom('agendas').where('event_id', '=', event).execute()
    await hold(null)
    const answersAfter = async (...days: number[]) => {
      for (const ago of days) {
        await makeAgenda(demo, 'Talks', 'any', [{ title: 'A talk', capacity: null, in: -24 * ago }])
      }
      await run('prune-guest-needs')
      const { answers } = await demo.context.db
        .selectFrom('guest_tickets')
        .select('answers')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await demo.context.db.deleteFrom('agendas').where('event_id', '=', event).execute()
      return Object.values(answers)
    }
    expect(await answersAfter(9, 6)).toEqual(['No nuts'])
    expect(await answersAfter(9, 8)).toEqual([])
  })
})
