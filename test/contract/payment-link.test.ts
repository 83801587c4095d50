import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { mailsTo, somebody } from './people.ts'

describe('a link to pay for what was won', () => {
  const auction = useAuction(embedded)

  test('is mailed to the winner alone, signs them in where they pay, and is in the log', async () => {
    const { demo } = auction
    const lot = await makeLot(demo, event)
    const ada = await somebody(demo)
    await auction.bid(lot, 60_00, ada.token)
    const desk = await auction.organiser('*')
    const on = { auction_item_id: lot }
    const [win] = (await demo.call(endpoints.closeLot, on, desk)).output.wins
    const mail = (paddle: string) => demo.call(endpoints.mailPaymentLink, { ...on, paddle }, desk)
    expect((await mail('99999')).error.error).toBe('bidder_not_found')
    expect((await mail(String(win?.paddle))).status).toBe(200)
    const texts = async () => (await mailsTo(demo, ada.email)).map(({ body_text }) => body_text)
    await expect
      .poll(async () => (await texts()).filter(text => text.includes('Please pay by this link')).length)
      .toBe(2)
    const token = /user_token=([\w-]+)/.exec((await texts())[0] ?? '')?.[1] ?? ''
    const { output } = await demo.call(endpoints.profile, { user_token: token })
    expect([output.user?.email, output.redirect_route]).toEqual([ada.email, '/auction/checkout'])
    const [entry] = (await demo.call(endpoints.auditLog, {}, desk)).output.items
    expect(entry).toMatchObject({ action: 'payment_link', person: 'Grace Hopper', after: { paddle: win?.paddle } })
    await demo.context.db.updateTable('lot_wins').set({ paid_at: new Date() }).where('lot_id', '=', lot).execute()
    expect((await mail(String(win?.paddle))).error.error).toBe('lot_paid')
  })
})
