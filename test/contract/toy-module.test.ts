import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { apiPath } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { endpointsWithTombola, tombolaEndpoints } from '../toy-module/endpoints.ts'
import { seedTombola } from '../toy-module/server/seed.ts'
import { withTombola } from '../toy-module/with-tombola.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { mailsTo, password, somebody } from './people.ts'
import { setEventLocale } from './set-event-locale.ts'

/** A module is its folder and one line in each list. Nothing else of the server changes for it. */
describe.each(databasesFor(import.meta.url))('a module on $name', database => {
  let demo: DemoServer
  const pushed: Push[] = []
  beforeAll(async () => {
    demo = await startDemo(database, {
      ...withTombola,
      publisher: { publishBatch: async batch => void pushed.push(...batch) },
    })
    await seedTombola(demo.context.db)
  }, 60_000)
  afterAll(() => demo.close())

  const event = 'riverside'
  const buy = (quantity: number, { token, holder = 'Ada' }: { token?: string; holder?: string } = {}) =>
    demo.call(
      endpointsWithTombola.payStripe,
      {
        idempotency_key: randomUUID(),
        lines: [{ origin: 'tombola_tickets', quantity, holder }],
        ...(!token && { guest: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@donors.example' } }),
      },
      token ? { token } : {},
    )
  const read = async () => (await demo.call(tombolaEndpoints.tombola, { event })).output
  const pushes = () => pushed.filter(push => push.event === 'tombola').map(({ data }) => data)

  test('answers its endpoint with what is in its table, and is documented', async () => {
    expect(await read()).toEqual({ price: 5_00, left: 10, winner: undefined })
    const document = await (await fetch(`${demo.url}${apiPath}/openapi.json`)).json()
    expect(document.paths['/tombola/draw'].post).toMatchObject({
      'x-needs': 'tombola.edit',
      operationId: 'drawTombola',
    })
    expect(document.paths['/tombola'].get.responses['404'].description).toContain('tombola_not_found')
    expect(document['x-pushes'].tombola.properties).toHaveProperty('left')
  })

  test('sells its stock through the one checkout: held while it is paid, never more than there is', async () => {
    const [first, second] = [await buy(6), await buy(5)]
    expect([first.status, second.status]).toEqual([200, 409])
    expect(await read()).toMatchObject({ left: 4 })
    expect(first.output.order_total).toBe(30_00)
    await demo.pay(first.output.payment_intent_id)
    await demo.confirm(first.output)
    expect(await read()).toMatchObject({ left: 4 })
    await expect.poll(pushes).toContainEqual({ price: 5_00, left: 4, winner: null })
    const { order_id, order_key } = first.output
    const { lines } = (await demo.call(endpoints.order, { order_id, order_key })).output
    expect(lines).toMatchObject([{ origin: 'tombola_tickets', quantity: 6, unit_price: 5_00, amount: 30_00 }])
    const letters = await mailsTo(demo, 'ada@donors.example')
    expect(letters.map(({ body_text }) => body_text).join()).toContain('You have 6 tickets for our tombola.')
  })

  test('has its lines in the API document, and refuses invalid ones', async () => {
    const document = await (await fetch(`${demo.url}${apiPath}/openapi.json`)).json()
    const { properties } = document.paths['/checkout/pay/stripe'].post.requestBody.content['application/json'].schema
    expect(JSON.stringify(properties.lines)).toContain('tombola_tickets')
    const many = await buy(11)
    expect([many.status, Object.keys(many.error.fields ?? {})]).toEqual([400, ['lines.0.quantity']])
    const lines = [{ origin: 'tombola', quantity: 1, holder: 'Ada' }]
    const unknown = await demo.call(endpointsWithTombola.payStripe, { idempotency_key: randomUUID(), lines })
    expect([unknown.status, Object.keys(unknown.error.fields ?? {})]).toEqual([400, ['lines.0.origin']])
  })

  test('speaks German to a German event, also of what its own schema refuses', async () => {
    await setEventLocale(demo, 'riverside-10k', 'de-DE')
    const many = await buy(10)
    const unnamed = await buy(1, { holder: '' })
    await setEventLocale(demo, 'riverside-10k', 'en-GB')
    expect(many.error.error_description).toBe('Es sind nur noch 4 Lose da.')
    expect(Object.values(unnamed.error.fields ?? {})).toContain('Bitte schreiben Sie einen Namen auf das Los')
  })

  test('lets organisers with the permission draw, by a job that pushes the winner', async () => {
    const { db } = demo.context
    const { token, user } = await somebody(demo)
    const draw = async () => (await demo.call(tombolaEndpoints.drawTombola, {}, { token })).status
    expect(await draw()).toBe(403)
    const { organisation_id } = await db
      .selectFrom('events')
      .select('organisation_id')
      .where('id', '=', event)
      .executeTakeFirstOrThrow()
    const permissions = JSON.stringify(['tombola.edit'])
    await db
      .insertInto('memberships')
      .values({ organisation_id, user_id: user.user_id, event_id: null, permissions })
      .execute()
    expect(await draw()).toBe(200)
    await expect.poll(async () => (await read()).winner).toBe('Ada')
    await expect.poll(pushes).toContainEqual({ price: 5_00, left: 4, winner: 'Ada' })
  })

  test('exports a person’s data, and erases it with their account', async () => {
    const { token, email } = await somebody(demo)
    const { output: order } = await buy(1, { token, holder: 'Grace' })
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    const tickets = [{ holder: 'Grace', paid: true }]
    expect((await demo.call(endpoints.accountData, {}, { token })).output).toMatchObject({ tombola_tickets: tickets })
    expect((await demo.call(endpoints.deleteAccount, { password }, { token })).status).toBe(200)
    const left = await demo.context.db.selectFrom('tombola_tickets').select('holder').execute()
    expect(left.map(({ holder }) => holder)).not.toContain('Grace')
    expect((await mailsTo(demo, email))[0]?.body_text).toContain('Your tickets bear no name any more.')
  })

  test('names its screen for readers without script, and shows its block in an organiser’s page', async () => {
    const page = await fetch(`${demo.url}/moonlight-ball/tombola`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Our tombola')])
    const { db } = demo.context
    const about = await db.selectFrom('pages').selectAll().where('event_id', '=', event).executeTakeFirstOrThrow()
    const stalls = { key: 'stalls', hero: 'null', published: true, content: JSON.stringify([{ type: 'tombola' }]) }
    await db
      .insertInto('pages')
      .values({ ...about, ...stalls })
      .execute()
    const { left } = await read()
    const shown = await (await fetch(`${demo.url}/riverside-10k/stalls`)).text()
    expect(shown).toContain(`${left} tickets are left.`)
    await setEventLocale(demo, 'riverside-10k', 'de-DE')
    const german = await (await fetch(`${demo.url}/riverside-10k/stalls`)).text()
    await setEventLocale(demo, 'riverside-10k', 'en-GB')
    expect(german).toContain(`Es sind noch ${left} Lose da.`)
    expect((await demo.call(endpoints.page, { event, key: 'stalls' })).output.content).toEqual([{ type: 'tombola' }])
  })
})
