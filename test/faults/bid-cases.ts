import assert from 'node:assert/strict'
import { clockAhead } from './clock-ahead.ts'
import type { FaultCase } from './fault-case.ts'
import { comesBack, newMember } from './member.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

const lot = 'moonlight-12'
const path = `/moonlight-ball/auction/items/${lot}`
const headers = { 'x-event-id': 'moonlight', 'content-type': 'application/json' }

interface Bids {
  readonly bid_count: number
  readonly next_bid: number
}

async function lotOf(demo: string): Promise<Bids> {
  const answer = await fetch(`${demo}/api/v1/auction/items/${lot}?event=moonlight-ball`)
  return (await answer.json()) as Bids
}

/** A signed-in person on a lot's page, with the next bid in the field. */
async function bidder({ page, site, demo, open, reads, ...visit }: Visit) {
  await comesBack({ page, site, demo, open, reads, ...visit })
  await open(path)
  const before = await lotOf(demo)
  const amount = `£${before.next_bid / 100}`
  const field = site.getByRole('textbox', { name: 'Your maximum bid' })
  await field.waitFor()
  return {
    amount,
    /** Presses the button, and then that of the review, maybe twice at once. */
    async bid(presses = 1): Promise<void> {
      await site
        .getByRole('button', { name: `Bid ${amount}` })
        .filter({ visible: true })
        .first()
        .click()
      const button = site.getByRole('button', { name: `Place bid of ${amount}` })
      await button.click({ clickCount: presses })
    },
    /** How many bids were added since. */
    placed: async () => (await lotOf(demo)).bid_count - before.bid_count,
    keeps: async () => assert.equal(await field.inputValue(), String(before.next_bid / 100)),
    leads: () => reads(/^You lead$/),
  }
}

/** The server accepts no bid: the page says so and keeps the typed amount, and the next press bids once. */
function refuses(fault: string, said: RegExp): FaultCase {
  return serverFault(
    fault,
    async visit => {
      const ada = await bidder(visit)
      await visit.injectFault(fault)
      await ada.bid()
      await visit.reads(said)
      assert.equal(await ada.placed(), 0)
      await ada.keeps()
      await visit.recover()
      await ada.bid()
      await ada.leads()
      assert.equal(await ada.placed(), 1)
    },
    { end: 'it says that the bid was not placed; what was typed is kept, and one more press bids once' },
  )
}

/** Faults of a bid. */
export const bidCases: readonly FaultCase[] = [
  serverFault(
    'breaks-off@placeBid',
    async visit => {
      const ada = await bidder(visit)
      await visit.injectFault('breaks-off@placeBid')
      await ada.bid()
      await visit.reads(/is being sent again\. It counts once/)
      await visit.recover()
      await ada.leads()
      assert.equal(await ada.placed(), 1)
    },
    { end: 'the answer is lost: the bid is sent again with its key, and counts once', short: true },
  ),
  serverFault(
    'refused@placeBid',
    async visit => {
      const ada = await bidder(visit)
      await visit.injectFault('refused@placeBid')
      await ada.bid()
      await visit.reads(/did not arrive/)
      await visit.recover()
      assert.equal(await ada.placed(), 0)
      await ada.keeps()
      await ada.bid()
      await ada.leads()
      assert.equal(await ada.placed(), 1)
    },
    {
      end: 'after a few tries it is never sent late: it says that the bid did not arrive, and one more press bids once',
    },
  ),
  serverFault(
    'slow@placeBid',
    async visit => {
      const ada = await bidder(visit)
      await visit.injectFault('slow@placeBid')
      await ada.bid()
      await visit.reads(/Sending your bid/)
      await visit.readsNot(/^You lead$/)
      await visit.reads(/counts only when the server has accepted it/)
      await ada.leads()
      assert.equal(await ada.placed(), 1)
    },
    { end: 'the answer is late: it says that it is sending until the server has accepted' },
  ),
  refuses('status-409@placeBid', /Your bid was not placed/),
  refuses('status-429@placeBid', /Your bid was not placed/),
  {
    name: 'a bid is pressed twice',
    by: 'network',
    end: 'one bid is placed',
    async run(visit) {
      const ada = await bidder(visit)
      await ada.bid(2)
      await ada.leads()
      assert.equal(await ada.placed(), 1)
    },
  },
  {
    name: 'the lot closes while a bid is on its way',
    by: 'server',
    end: 'it says that the bid is too late, and keeps what was typed',
    async run(visit) {
      const ada = await bidder(visit)
      const body = { error: 'lot_closed', error_description: 'Bidding on this lot has ended. Your bid was not placed.' }
      await visit.page.route(/\/bids$/, route => route.fulfill({ status: 409, json: body }))
      await ada.bid()
      await visit.reads('Too late: bidding has ended')
      await ada.keeps()
    },
  },
  {
    name: 'the socket is gone while others bid',
    by: 'network',
    end: 'the page asks the server instead, says that it is not live, and shows the new bid',
    async run(visit) {
      await visit.page.routeWebSocket(/\/app\//, socket => socket.close())
      const ada = await bidder(visit)
      const { token } = await newMember(visit.demo)
      const { next_bid: next } = await lotOf(visit.demo)
      const answer = await fetch(`${visit.demo}/api/v1/auction/items/${lot}/bids`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify({ idempotency_key: `key-${Math.random()}`, amount: next }),
      })
      assert.equal(answer.status, 200)
      await visit.site.getByText(ada.amount, { exact: true }).first().waitFor({ timeout: 60_000 })
      assert.equal(await ada.placed(), 1)
    },
  },
  {
    name: 'the clock of the device is a day off',
    by: 'network',
    end: 'the time that is left is the server’s, and a bid counts',
    async run(visit) {
      await visit.page.addInitScript({ content: clockAhead })
      const ada = await bidder(visit)
      const answer = await fetch(`${visit.demo}/api/v1/auction/items/${lot}?event=moonlight-ball`)
      const { ends_at } = (await answer.json()) as { ends_at: string }
      const days = Math.floor((Date.parse(ends_at) - Date.now()) / 86_400_000)
      await visit.reads(new RegExp(`^${days} days? left$`))
      await ada.bid()
      await ada.leads()
    },
  },
]
