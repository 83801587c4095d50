import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { takeOffers } from './donated-items.ts'
import { organiser } from './organisers.ts'

describe.each(databasesFor(import.meta.url))('the rules of donated items on $name', database => {
  let demo: DemoServer
  let desk = { token: '' }
  let other = { token: '' }
  beforeAll(async () => {
    demo = await startDemo(database)
    desk = await organiser(demo, event, ['*'])
    other = await organiser(demo, event, ['*'])
    await takeOffers(demo)
  }, 60_000)
  afterAll(() => demo.close())

  test('keeps the rules of the event, with an entry in the log', async () => {
    const rules = { takes_offersYN: 'no' as const, closes_at: null, introduction: 'Only vouchers' }
    const { revision } = (await demo.call(endpoints.donatedItemRules, {}, desk)).output
    const { output } = await demo.call(endpoints.saveDonatedItemRules, { ...rules, revision }, desk)
    expect(output).toMatchObject({ takes_offersYN: false, introduction: 'Only vouchers' })
    expect((await demo.call(endpoints.donatedItemTerms, { event })).status).toBe(404)
    const { output: log } = await demo.call(endpoints.auditLog, { limit: '25' }, desk)
    const [entry] = log.items
    expect(entry).toMatchObject({ kind: 'donated_item_rules', can_undoYN: true })
    await demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '' }, desk)
    expect((await demo.call(endpoints.donatedItemTerms, { event })).output.takes_offersYN).toBe(true)
  })

  test('saves no rules over another desk’s, and no end that is over already', async () => {
    const read = async () => (await demo.call(endpoints.donatedItemRules, {}, desk)).output
    const save = (closes_at: string | null, revision: string, as = desk) =>
      demo.call(
        endpoints.saveDonatedItemRules,
        { takes_offersYN: 'yes', closes_at, introduction: 'Anything', revision },
        as,
      )
    const { revision } = await read()
    const first = await save('2099-01-01T12:00:00Z', revision)
    expect(first.output.revision).not.toBe(revision)
    const late = await save(null, revision, other)
    expect([late.status, late.error.error]).toEqual([409, 'donated_item_rules_changed'])
    const past = await save('2020-01-01T12:00:00Z', first.output.revision)
    expect([past.status, past.error.fields]).toEqual([400, { closes_at: 'This is over. Choose a later end, or none' }])
    expect(await read()).toEqual(first.output)

    await takeOffers(demo, new Date('2020-01-01T12:00:00Z'))
    const ended = await read()
    expect((await save(ended.closes_at ?? null, ended.revision)).output).toMatchObject({ introduction: 'Anything' })
    await takeOffers(demo)
  })
})
