import Pusher from 'pusher-js'
import { expect, onTestFinished, test } from 'vitest'
import { eventChannel } from '../../src/api/channels.ts'
import { donationTotalPush } from '../../src/api/donations.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { event, startDemo } from './demo-server.ts'

test.each(databasesFor(import.meta.url))(
  'tells every watcher on $name the new total, as it is read',
  async database => {
    const demo = await startDemo(database)
    onTestFinished(() => demo.close())
    const { realtime } = (await demo.call(endpoints.appSettings, { event })).output
    if (!realtime) throw new Error('The settings name no realtime server')
    const pusher = new Pusher(realtime.key, {
      cluster: realtime.cluster,
      wsHost: realtime.host,
      wsPort: realtime.port,
      forceTLS: realtime.tls,
      enabledTransports: ['ws'],
    })
    onTestFinished(() => pusher.disconnect())
    const channel = pusher.subscribe(eventChannel(event))
    await new Promise(done => channel.bind('pusher:subscription_succeeded', done))
    const pushed = new Promise(done => channel.bind(donationTotalPush.event, done))
    const order = await demo.begin({ message: 'Good luck', email: 'private@donors.example' })
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    const news = await pushed
    expect(JSON.stringify(news)).not.toContain('private')
    expect(Object.keys(news as object).sort()).toEqual(Object.keys(donationTotalPush.data.entries).sort())
    expect(news).toMatchObject(JSON.parse(JSON.stringify(await demo.total())))
  },
  60_000,
)
