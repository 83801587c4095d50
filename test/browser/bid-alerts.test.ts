import { expect, onTestFinished } from 'vitest'
import { newMember } from '../faults/member.ts'
import { launchWholeChromium } from './chromium.ts'
import { test } from './fixture.ts'

const base = '/moonlight-ball'
const lot = 'moonlight-12'

test('on a phone, where only workers may notify, a bidder who looks elsewhere is notified, and keeps what they look at', async ({
  demo,
  visitor,
}) => {
  // A headless shell has no notifications.
  const browser = await launchWholeChromium()
  onTestFinished(() => browser.close())
  const ann = await visitor({ viewport: { width: 390, height: 844 }, permissions: ['notifications'] }, browser)
  const [own, rival] = [await newMember(demo), await newMember(demo)]
  await ann.addInitScript(
    ([key = '', value = '']) => {
      localStorage.setItem(key, value)
      // Behaves like Chrome on Android.
      globalThis.Notification = class {
        static permission = 'granted'
        static requestPermission = async () => 'granted'
        constructor() {
          throw new TypeError('Illegal constructor')
        }
      } as unknown as typeof Notification
      // Reading the notifications before this one is on the screen makes Chromium drop it.
      const { prototype } = ServiceWorkerRegistration
      const { showNotification } = prototype
      prototype.showNotification = async function (...args) {
        await showNotification.apply(this, args)
        Object.assign(globalThis, { isNotified: true })
      }
    },
    [`fayre.token ${demo} moonlight-ball`, own.token],
  )
  await ann.goto(`${demo}${base}/auction/items/${lot}`)
  const field = ann.getByRole('textbox', { name: 'Your maximum bid' })
  const first = Number(await field.inputValue())
  await field.press('Enter')
  await ann.getByRole('button', { name: `Place bid of £${first}` }).click()
  const worker = ann.context().waitForEvent('serviceworker')
  await ann.getByRole('button', { name: 'Tell me when I am outbid' }).click()
  await ann.getByText('You are told when you are outbid.').waitFor()
  await worker
  await ann.waitForFunction(() => navigator.serviceWorker.controller !== null)

  // She opens another screen, so that she does not see the lot.
  const subscribed = ann
    .waitForEvent('websocket')
    .then(socket => socket.waitForEvent('framereceived', ({ payload }) => isOwnChannel(String(payload))))
  await ann.goto(`${demo}${base}/auction/categories`, { waitUntil: 'commit' })
  // Waited for after the lot's page is gone, because that page reads her bids too.
  await ann.waitForResponse(/\/account\/bids/)
  // A bid before this would be found by a read, which notifies nobody.
  await subscribed
  await ann.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  const bid = await fetch(`${demo}/api/v1/auction/items/${lot}/bids`, {
    method: 'POST',
    headers: { authorization: `Bearer ${rival.token}`, 'content-type': 'application/json', 'x-event-id': 'moonlight' },
    body: JSON.stringify({ idempotency_key: crypto.randomUUID(), amount: (first + 100) * 100 }),
  })
  expect(bid.status, await bid.text()).toBe(200)
  const shown = () =>
    ann.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title }) => title)
    })
  await ann.waitForFunction(() => 'isNotified' in globalThis)
  expect(await shown()).toEqual([expect.stringMatching(/^You are outbid on /)])

  // A script cannot press a system notification, so this sends what the press would send to the worker.
  const [running] = ann.context().serviceWorkers()
  const opened = await running?.evaluate(async () => {
    interface Worker {
      registration: ServiceWorkerRegistration
      clients: { openWindow(address: string): Promise<unknown> }
    }
    const { registration, clients } = globalThis as unknown as Worker
    const [notification] = await registration.getNotifications()
    return new Promise<string>(done => {
      // Without a real press a worker may open no page.
      clients.openWindow = async address => done(address)
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
    })
  })
  expect(opened).toBe(`${demo}${base}/auction/items/${lot}`)
  expect(ann.url()).toBe(`${demo}${base}/auction/categories`)
  await expect.poll(shown).toEqual([])
})

test('in a browser without notifications a bidder bids, and sees at once that they are outbid', async ({
  demo,
  visitor,
}) => {
  const ben = await visitor({ viewport: { width: 390, height: 844 } })
  const [own, rival] = [await newMember(demo), await newMember(demo)]
  await ben.addInitScript(
    ([key = '', value = '']) => {
      localStorage.setItem(key, value)
      // Behaves like Safari on an iPhone.
      Reflect.deleteProperty(globalThis, 'Notification')
    },
    [`fayre.token ${demo} moonlight-ball`, own.token],
  )
  await ben.goto(`${demo}${base}/auction/items/moonlight-16`)
  const field = ben.getByRole('textbox', { name: 'Your maximum bid' })
  const first = Number(await field.inputValue())
  await field.press('Enter')
  await ben.getByRole('button', { name: `Place bid of £${first}` }).click()
  await ben.getByRole('main').getByText('You lead', { exact: true }).waitFor()
  expect(await ben.evaluate(() => 'Notification' in globalThis)).toBe(false)
  expect(await ben.getByRole('button', { name: 'Tell me when I am outbid' }).count()).toBe(0)
  const bid = await fetch(`${demo}/api/v1/auction/items/moonlight-16/bids`, {
    method: 'POST',
    headers: { authorization: `Bearer ${rival.token}`, 'content-type': 'application/json', 'x-event-id': 'moonlight' },
    body: JSON.stringify({ idempotency_key: crypto.randomUUID(), amount: (first + 100) * 100 }),
  })
  expect(bid.status).toBe(200)
  await ben.getByRole('main').getByText('You are outbid', { exact: true }).waitFor()
})

const isOwnChannel = (message: string) => /subscription_succeeded/.test(message) && /private-/.test(message)
