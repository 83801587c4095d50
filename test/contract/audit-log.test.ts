import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ticketsLog } from '../../host-demo/server/modules/tickets/migrations/0055-tickets-log.ts'
import { vouchersLog } from '../../host-demo/server/modules/vouchers/migrations/0055-vouchers-log.ts'
import { modules } from '../../host-demo/server/modules.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { fundraiser } from './fundraisers.ts'
import { newSeat } from './new-seat.ts'
import { organiser } from './organisers.ts'
import { newEmail, password, somebody } from './people.ts'
import { newVoucher } from './vouchers.ts'

describe.each(databasesFor(import.meta.url))('the audit log on $name', database => {
  let demo: DemoServer
  let all = { token: '' }
  beforeAll(async () => {
    demo = await startDemo(database)
    all = { token: (await organiser(demo, event, ['*'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  const holding = async (...permissions: string[]) => ({ token: (await organiser(demo, event, permissions)).token })
  const log = async (from = all, search?: string) =>
    (await demo.call(endpoints.auditLog, { search, limit: '500' }, from)).output.items
  const undo = async (entry_id = '', from = all) => {
    const { status, error } = await demo.call(endpoints.undoAction, { entry_id }, from)
    return error?.error ?? status
  }
  const remove = ({ token }: { token: string }) => demo.call(endpoints.deleteAccount, { password }, { token })
  const edit = async (guest_ticket_id: string, guest: { guest_name: string; guest_email: string }) => {
    const { revision } = await demo.context.db
      .selectFrom('guest_tickets')
      .select('revision')
      .where('id', '=', guest_ticket_id)
      .executeTakeFirstOrThrow()
    const input = { guest_ticket_id, revision, guest_mobile: '07700 900123', rsvp_status: 'yes', ...guest } as const
    expect((await demo.call(endpoints.editGuest, input, all)).status).toBe(200)
  }
  const scan = (guest_ticket_id: string, act: 'in' | 'out') =>
    demo.call(
      endpoints.scanTickets,
      {
        door: 'Main door',
        sent_at: new Date().toISOString(),
        scans: [{ scan_id: randomUUID(), guest_ticket_id, act, scanned_at: new Date().toISOString() }],
      },
      all,
    )

  const terms = {
    price_mode: 'percent' as const,
    value: 25_00,
    origins: ['dynamic_payment'],
    unlocksYN: 'no' as const,
    max_usages: 1,
    note: 'For sponsors',
  }
  const addBatch = (quantity: number, prefix = '') =>
    demo.call(endpoints.addVoucherBatch, { ...terms, prefix, quantity, idempotency_key: randomUUID() }, all)

  test('names a guest as long as the account exists, and what was undone with it cannot be', async () => {
    const guest = await somebody(demo)
    const name = `Zyx ${randomUUID()}`
    const seat = await newSeat(demo, { guest_name: name, guest_email: guest.email, claimed_by: guest.user.user_id })
    await edit(seat.id, { guest_name: `${name} Last`, guest_email: guest.email })
    await scan(seat.id, 'in')
    const found = await log(all, name)
    expect(found.map(({ action }) => action)).toEqual(['checked_in', 'edit'])
    await remove(guest)
    const entries = (await log()).filter(({ subject_id }) => subject_id === seat.id)
    expect(entries.map(({ title, before, after, can_undoYN }) => [title, before, after, can_undoYN])).toEqual([
      ['', undefined, undefined, false],
      ['', undefined, undefined, false],
    ])
    expect(await undo(entries[1]?.entry_id)).toBe('cannot_undo')
    expect(JSON.stringify(await log())).not.toContain(name)
  })

  test('forgets a guest who had given the seat away, and leaves the next one alone', async () => {
    const [first, second] = [await somebody(demo), await somebody(demo)]
    const [name, next] = [`Zyx ${randomUUID()}`, `Next ${randomUUID()}`]
    const seat = await newSeat(demo, { guest_name: name, guest_email: newEmail(), claimed_by: first.user.user_id })
    await scan(seat.id, 'in')
    await scan(seat.id, 'out')
    await edit(seat.id, { guest_name: next, guest_email: second.email })
    await edit(seat.id, { guest_name: `${next} Jr`, guest_email: second.email })
    await remove(first)
    const text = JSON.stringify(await log())
    expect([text.includes(name), text.includes(next)]).toEqual([false, true])
    const [newest] = await log(all, next)
    expect(newest?.can_undoYN).toBe(true)
    expect(await undo(newest?.entry_id)).toBe(200)
    await remove(second)
    expect(JSON.stringify(await log())).not.toContain(next)
  })

  test('has no name of the guests that were imported', async () => {
    const rows = ['Zyxa Imported', 'Zyxb Imported'].map((guest_name, line) => {
      const more = { guest_mobile: '', title: '', order_reference: '' }
      return { line: line + 1, guest_name, guest_email: newEmail(), ...more }
    })
    const input = { idempotency_key: randomUUID(), mailYN: 'no', dry_runYN: 'no', rows } as const
    expect((await demo.call(endpoints.importGuests, input, all)).output.written).toBe(2)
    const [entry] = await log()
    expect(entry).toMatchObject({ action: 'imported', title: '× 2', can_undoYN: true })
    expect(JSON.stringify(entry)).not.toContain('Zyx')
    const { db } = demo.context
    const one = db.updateTable('audit_log').where('id', '=', Number(entry?.entry_id))
    await one.set({ title: 'Zyxa Imported + 1' }).execute()
    await ticketsLog.up(db)
    expect((await log())[0]).toEqual(entry)
  })

  test('forgets a page, what was recorded for it, and what a donor wrote on another', async () => {
    const [runner, other] = [await fundraiser(demo, { name: `Zyx ${randomUUID()}` }), await fundraiser(demo)]
    const { page } = (await demo.call(endpoints.ownFundraiser, {}, { token: runner.token })).output
    const fundraiser_id = runner.id
    await demo.call(endpoints.hideFundraiser, { fundraiser_id, shownYN: 'no' }, all)
    const gift = { fundraiser_id, amount: 12_00, name: 'The bakery', idempotency_key: randomUUID() }
    await demo.call(endpoints.recordOfflineGift, gift, all)
    const message = `Zyxmessage ${randomUUID()}`
    const words = { fundraiser_id: other.id, message, name: 'Zyxfirst', idempotency_key: randomUUID() }
    await demo.call(endpoints.leaveMessage, words, { token: runner.token })
    const { items } = (await demo.call(endpoints.adminMessages, { state: 'waiting', limit: '500' }, all)).output
    const message_id = items.find(one => one.message === message)?.message_id ?? ''
    await demo.call(endpoints.decideMessage, { message_id, state: 'shown' }, all)
    const name = page?.name ?? ''
    expect((await log(all, name)).map(({ kind }) => kind)).toEqual(['offline_gift', 'fundraiser'])
    expect(await log(all, message)).toHaveLength(1)
    await remove(runner)
    const text = JSON.stringify(await log())
    expect([text.includes(name), text.includes(fundraiser_id), text.includes(message)]).toEqual([false, false, false])
  })

  test('shows titles and values only to those who may view such records, and finds no others', async () => {
    const helper = await holding('desk.viewlist')
    const voucher_code = `SECRET-${randomUUID()}`
    await demo.call(endpoints.addVoucher, { ...terms, voucher_code }, all)
    const guest_name = `Zyx ${randomUUID()}`
    await demo.call(endpoints.addGuest, { guest_name, guest_email: newEmail(), title: 'Guest' }, all)
    for (const secret of [voucher_code, guest_name]) {
      expect(await log(all, secret)).toHaveLength(1)
      expect(await log(helper, secret)).toEqual([])
    }
    const shown = (await log(helper)).filter(({ kind }) => kind !== 'picture')
    expect(shown.length).toBeGreaterThan(1)
    for (const { title, before, after, can_undoYN } of shown) {
      expect([title, before, after, can_undoYN]).toEqual(['', undefined, undefined, false])
    }
    const seller = await holding('desk.viewlist', 'vouchers.viewlist')
    expect(await log(seller, voucher_code)).toMatchObject([{ title: voucher_code, after: { code: voucher_code } }])
    expect(await log(seller, guest_name)).toEqual([])
  })

  test('has no code of a batch, also not of one that was made before', async () => {
    const { voucher_codes } = (await addBatch(2)).output
    const [made] = await log()
    expect(made).toMatchObject({ kind: 'voucher_batch', title: '× 2', after: { quantity: 2, note: 'For sponsors' } })
    const { db } = demo.context
    const stored = () =>
      db
        .selectFrom('audit_log')
        .select(['title', 'after', 'before'])
        .where('id', '=', Number(made?.entry_id))
        .executeTakeFirstOrThrow()
    const after = await stored()
    for (const code of voucher_codes) expect(JSON.stringify(after)).not.toContain(code)
    const { quantity: _, seal: __, ...rest } = after.after ?? {}
    await db
      .updateTable('audit_log')
      .set({ title: `${voucher_codes[0]} × 2`, after: JSON.stringify({ codes: voucher_codes, ...rest }) })
      .where('id', '=', Number(made?.entry_id))
      .execute()
    await vouchersLog.up(db)
    expect(await stored()).toEqual(after)
    expect(await undo(made?.entry_id)).toBe(200)
    // Without its codes it does not come back.
    const [undone] = await log()
    expect(undone).toMatchObject({ action: 'undo', can_undoYN: false })
    expect(await undo(undone?.entry_id)).toBe('cannot_undo')
  })

  test('undoes an addition only with the permission to delete, and a deletion only with that to add', async () => {
    const voucher_code = await newVoucher(demo)
    const { items } = (await demo.call(endpoints.adminVouchers, { search: voucher_code }, all)).output
    await demo.call(endpoints.deleteVoucher, { voucher_id: items[0]?.voucher_id ?? '' }, all)
    const [deleted] = await log()
    await demo.call(endpoints.addVoucher, { ...terms, voucher_code: `V-${randomUUID()}` }, all)
    const [added] = await log()
    const may = async (entry_id = '', ...permissions: string[]) => {
      const from = await holding('desk.viewlist', ...permissions)
      const listed = (await log(from)).find(entry => entry.entry_id === entry_id)
      return [listed?.can_undoYN, await undo(entry_id, from)]
    }
    expect(await may(deleted?.entry_id, 'vouchers.edit', 'vouchers.delete')).toEqual([false, 'forbidden'])
    expect(await may(added?.entry_id, 'vouchers.edit', 'vouchers.add')).toEqual([false, 'forbidden'])
    expect(await may(deleted?.entry_id, 'vouchers.add')).toEqual([true, 200])
    expect(await may(added?.entry_id, 'vouchers.delete')).toEqual([true, 200])
  })

  test('declares who may view each kind of record that the server writes', async () => {
    const kinds = modules.flatMap(module => Object.keys('logs' in module ? module.logs : {}))
    const { rows } = await sql<{ kind: string }>`select distinct kind from audit_log`.execute(demo.context.db)
    expect(rows.map(({ kind }) => kind).filter(kind => !kinds.includes(kind))).toEqual([])
    expect(new Set(kinds).size).toBe(kinds.length)
    const permissions = modules.flatMap(({ name, permissions }) => permissions.map(action => `${name}.${action}`))
    const asked = modules.flatMap(module =>
      Object.values<{ viewNeeds: string; undo?: { needs: object } }>('logs' in module ? module.logs : {}).flatMap(
        ({ viewNeeds, undo }) => [viewNeeds, ...Object.values<string>({ ...undo?.needs })],
      ),
    )
    expect(asked.filter(permission => !permissions.includes(permission))).toEqual([])
  })
})
