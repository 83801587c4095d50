import assert from 'node:assert/strict'
import { donor } from '../browser/donor.ts'
import type { FaultCase } from './fault-case.ts'
import { newMember } from './member.ts'
import { peopleApi } from './people-api.ts'
import { serverFault } from './server-fault.ts'
import type { Visit } from './visit.ts'

const story = 'I bake for Starling House.'
const words = 'You can do it!'

const button = ({ site }: Visit, name: string) => site.getByRole('button', { name, exact: true })

/** A visitor who writes a message on somebody else's page. */
async function writes(visit: Visit) {
  const { token } = await newMember(visit.demo)
  const api = peopleApi(visit.demo, token)
  const { fundraiser_id: id } = await api.savePage({ story })
  await visit.open(`/moonlight-ball/individual-giving/leave-message?fundraiser=${id}`)
  await visit.site.getByLabel('Your name').fill('Ada')
  const field = visit.site.getByLabel('Message', { exact: true })
  await field.fill(words)
  const send = () => button(visit, 'Send the message').click()
  return {
    api,
    id,
    send,
    keepsTyped: async () => assert.equal(await field.inputValue(), words),
    /** The organiser has the message once. */
    async isSent() {
      await visit.reads('Your message is with the organiser')
      assert.equal((await api.messagesTo(id)).length, 1)
    },
  }
}

const sentNext = (fault: string): FaultCase =>
  serverFault(
    fault,
    async visit => {
      const ada = await writes(visit)
      await visit.injectFault(fault)
      await ada.send()
      await visit.site.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
      await ada.keepsTyped()
      await visit.recover()
      await ada.send()
      await ada.isSent()
    },
    { end: 'it says so and keeps what was typed; the next press leaves one message' },
  )

/** A donor on somebody's page who has filled in everything. */
async function comesToPay(visit: Visit) {
  const { token } = await newMember(visit.demo)
  const api = peopleApi(visit.demo, token)
  const { fundraiser_id: id } = await api.savePage({ story })
  await visit.open(`/moonlight-ball/individual-giving/guest/checkout?fundraiser=${id}`)
  const ada = donor(visit.page, 'fayre-microsite')
  await ada.choose('£50')
  await ada.introduce()
  await ada.fillCard('4242424242424242')
  return { api, id, ada }
}

/** Faults for somebody who gives to a fundraiser, or leaves a message. */
export const supporterCases: readonly FaultCase[] = [
  ...['status-500', 'status-400', 'html', 'refused', 'breaks-off'].map(fault => sentNext(`${fault}@leaveMessage`)),
  {
    name: 'the organiser refuses a message',
    by: 'server',
    end: 'nobody sees it, on the page that is open as on the next one',
    async run(visit) {
      const ada = await writes(visit)
      await ada.send()
      await ada.isSent()
      await visit.open(`/moonlight-ball/individual-giving/${ada.id}`)
      await visit.reads('I bake for Starling House.')
      await ada.api.decideAll(ada.id, 'refused')
      await ada.api.savePage({ story: 'Something new' })
      await visit.reads('Something new')
      await visit.readsNot(words)
    },
  },
  {
    name: 'the page ends while somebody pays',
    by: 'server',
    end: 'nothing is taken, and it says that the page has ended',
    async run(visit) {
      const { api, ada } = await comesToPay(visit)
      await api.savePage({ story, ends_on: '2020-01-01' })
      await ada.pay()
      await visit.reads('This page has ended')
      assert.equal((await api.ownPage())?.raised, 0)
    },
  },
  {
    name: 'the page is hidden while somebody pays',
    by: 'server',
    end: 'nothing is taken, and it says that the page is not here any more',
    async run(visit) {
      const { api, ada, id } = await comesToPay(visit)
      await api.hide(id)
      await ada.pay()
      await visit.reads(/page is not here/)
      assert.equal((await api.ownPage())?.raised, 0)
    },
  },
  {
    name: 'the socket is gone while somebody gives to a fundraiser',
    by: 'network',
    end: 'the page asks the server instead, and shows the gift',
    async run(visit) {
      await visit.page.routeWebSocket(/\/app\//, socket => socket.close())
      const { token } = await newMember(visit.demo)
      const api = peopleApi(visit.demo, token)
      const { fundraiser_id: id } = await api.savePage({ story })
      await visit.open(`/moonlight-ball/individual-giving/${id}`)
      await visit.reads('Nobody has given here yet')
      await api.recordGift(id, 12_50)
      await visit.site.getByText('The bakery').first().waitFor({ timeout: 60_000 })
    },
  },
  {
    name: 'a message where storage is blocked',
    by: 'storage',
    end: 'it is sent all the same',
    async run(visit) {
      await visit.context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      })
      const ada = await writes(visit)
      await ada.send()
      await ada.isSent()
    },
  },
]
