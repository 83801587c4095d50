import { describe, expect, test } from 'vitest'
import { eventChannel } from '../../src/api/channels.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { password, somebody } from './people.ts'
import { setEventLocale } from './set-event-locale.ts'

/** How others see a bidder. */
describe.each(databasesFor(import.meta.url))('bidders on $name', database => {
  const auction = useAuction(database)
  const { bid, read, logOf } = auction
  const choose = (display_name: string | null, from: { token: string; event?: string }) =>
    auction.demo.call(endpoints.updateBidder, { display_name }, from)
  const own = async (from: { token: string; event?: string }) =>
    (await auction.demo.call(endpoints.accountBidder, {}, from)).output
  const lastPush = (lot: string) =>
    auction.pushed.findLast(
      ({ channel, data }) =>
        channel === eventChannel(event) && Object(data).auction_item_id === lot && 'leaders' in Object(data),
    )?.data

  test('are shown by their paddle unless they choose a name', async () => {
    const lot = await makeLot(auction.demo, event)
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    expect(await own(ada)).toEqual({ paddle: undefined, display_name: undefined })
    await bid(lot, 200_00, ada.token)
    await bid(lot, 60_00, ben.token)
    const { paddle } = await own(ada)
    const { paddle: bens } = await own(ben)
    expect(await own(ada)).toEqual({ paddle: expect.any(Number), display_name: undefined })
    expect(await read(lot)).toMatchObject({ leaders: [`${paddle}`], history: [{ bidder: `${bens}` }, {}] })
    const log = await logOf(lot)

    expect((await choose('  Zoë   the Brave ', ada)).output).toEqual({ paddle, display_name: 'Zoë the Brave' })
    expect(await own(ada)).toEqual({ paddle, display_name: 'Zoë the Brave' })
    expect(await read(lot)).toMatchObject({
      leaders: ['Zoë the Brave'],
      history: [
        { bidder: `${bens}`, leaders: ['Zoë the Brave'] },
        { bidder: 'Zoë the Brave', leaders: ['Zoë the Brave'] },
      ],
    })
    // The log names bidders by their ids, so it has not changed.
    expect(await logOf(lot)).toEqual(log)
    await bid(lot, 90_00, ben.token)
    await expect.poll(() => lastPush(lot)).toMatchObject({ leaders: ['Zoë the Brave'], sequence: 3 })
    expect(JSON.stringify(auction.pushed)).not.toContain('Hopper')

    expect((await choose(null, ada)).output).toEqual({ paddle, display_name: undefined })
    expect((await read(lot)).leaders).toEqual([`${paddle}`])
    await bid(lot, 120_00, ben.token)
    await expect.poll(() => lastPush(lot)).toMatchObject({ leaders: [`${paddle}`], sequence: 4 })
  })

  test('can choose before their first bid, for each event, and only for themselves', async () => {
    const { demo } = auction
    const other = 'moonlight'
    const [lot, elsewhere] = [await makeLot(demo, event), await makeLot(demo, other)]
    const [ada, ben] = [await somebody(demo), await somebody(demo)]
    const { paddle } = (await choose('Ada', ada)).output
    expect(paddle).toEqual(expect.any(Number))
    await bid(lot, 80_00, ada.token)
    expect((await read(lot)).leaders).toEqual(['Ada'])
    expect(await own(ada)).toEqual({ paddle, display_name: 'Ada' })
    expect(await own({ ...ada, event: other })).toEqual({ paddle: undefined, display_name: undefined })
    expect((await choose('A. L.', { ...ada, event: other })).output.display_name).toBe('A. L.')
    expect(await own(ada)).toEqual({ paddle, display_name: 'Ada' })
    const there = (await demo.call(endpoints.auctionItem, { auction_item_id: elsewhere, event: other })).output
    expect(JSON.stringify(there)).not.toContain('Ada')
    await choose('Ben', ben)
    expect((await read(lot)).leaders).toEqual(['Ada'])
    expect((await choose('Nobody', { token: '' })).status).toBe(401)
    expect((await choose('Nobody', { ...ada, event: 'nowhere' })).error.error).toBe('event_not_found')
  })

  test.each([
    ['', 'Please enter a name'],
    [' \u3000\t', 'Please enter a name'],
    ['x'.repeat(41), 'This name is too long'],
    ['107', 'Leave out digits: others would read them as a paddle'],
    ['Paddle 107', 'Leave out digits: others would read them as a paddle'],
    ['١٠٧', 'Leave out digits: others would read them as a paddle'],
    ['Sam\u202Emas', 'Leave out characters that can’t be seen'],
    ['\u2067Sam\u2069', 'Leave out characters that can’t be seen'],
    ['Sam\u200B', 'Leave out characters that can’t be seen'],
    ['Sam\nBen', 'Leave out characters that can’t be seen'],
    ['Sam\u0007', 'Leave out characters that can’t be seen'],
    ['\u3164\u3164', 'Leave out characters that can’t be seen'],
    [`Sam${'\u0336'.repeat(9)}`, 'Leave out characters that can’t be seen'],
    ['!!!', 'A name needs a letter'],
  ])('cannot be seen as %j', async (name, said) => {
    const ada = await somebody(auction.demo)
    await choose('Ada', ada)
    const { status, error } = await choose(name, ada)
    expect([status, error.fields]).toEqual([400, { display_name: said }])
    expect((await own(ada)).display_name).toBe('Ada')
  })

  test('are told in the event’s language why a name is refused', async () => {
    const ada = await somebody(auction.demo)
    await setEventLocale(auction.demo, 'riverside-10k', 'de-DE')
    const { error } = await choose('Tisch 7', ada)
    await setEventLocale(auction.demo, 'riverside-10k', 'en-GB')
    expect(error.fields).toEqual({ display_name: 'Lassen Sie Ziffern weg: Andere läsen sie als Bieternummer' })
  })

  test.each(['<img src=x onerror=alert`x`>', '{price} $& {rival}', 'شهرزاد می‌خواند', 'Zoë 👩🏽‍🚀', 'constructor'])(
    'are seen as %s, letter by letter',
    async name => {
      const lot = await makeLot(auction.demo, event)
      const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
      await choose(name, ben)
      await bid(lot, 60_00, ada.token)
      await bid(lot, 80_00, ben.token)
      expect((await read(lot)).leaders).toEqual([name])
      const [lost] = (await auction.demo.call(endpoints.accountBids, {}, ada)).output.items
      expect(lost?.why.startsWith(`\u2068${name}\u2069 bid more than your £60 at `)).toBe(true)
    },
  )

  test('are shown to the desk with both', async () => {
    const lot = await makeLot(auction.demo, event)
    const desk = await auction.organiser('*')
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    await choose('Starlight', ada)
    await bid(lot, 80_00, ada.token)
    await bid(lot, 60_00, ben.token)
    const { paddle = 0 } = await own(ada)
    const both = { paddle, shown_as: 'Starlight' }
    const open = (await auction.demo.call(endpoints.lotAtDesk, { auction_item_id: lot }, desk)).output
    expect(open.leader_paddles).toEqual({ [open.leader_marks[0] ?? '']: paddle })
    expect(open.entries[1]).toMatchObject(both)
    await auction.close(lot, 120)
    const closed = (await auction.demo.call(endpoints.lotAtDesk, { auction_item_id: lot }, desk)).output
    expect(closed.wins).toMatchObject([both])
    const { items } = (await auction.demo.call(endpoints.adminWins, { search: 'starlight' }, desk)).output
    expect(items).toMatchObject([{ ...both, name: 'Grace Hopper' }])
  })

  test('find the name in their export, and it is deleted with the account', async () => {
    const lot = await makeLot(auction.demo, event)
    const ada = await somebody(auction.demo)
    await choose('Moonlight', ada)
    const { paddle } = await own(ada)
    const { output } = await auction.demo.call(endpoints.accountData, {}, ada)
    expect(output).toMatchObject({ bidders: [{ event_id: event, paddle, shown_as: 'Moonlight' }] })
    await bid(lot, 80_00, ada.token)
    await bid(lot, 90_00, (await somebody(auction.demo)).token)
    expect((await auction.demo.call(endpoints.deleteAccount, { password }, ada)).status).toBe(200)
    const { history } = await read(lot)
    expect(history.map(({ bidder }) => bidder)).toContain(`${paddle}`)
    const kept = await auction.demo.context.db.selectFrom('bidders').selectAll().execute()
    expect(kept.filter(({ shown_as }) => shown_as === 'Moonlight')).toEqual([])
  })
})
