import type { Members, PresenceChannel } from 'pusher-js'
import { expect, test, vi } from 'vitest'
import { once, startRealtime } from './realtime-server.ts'

type Server = Awaited<ReturnType<typeof startRealtime>>

/** One tab of a person on the channel. */
async function arrive({ connect, publisher }: Server, user_id: string) {
  const pusher = connect({
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, answer) =>
        answer(null, publisher.authorize(socketId, channelName, { user_id, user_info: { name: `Guest ${user_id}` } })),
    },
  })
  const channel = pusher.subscribe('presence-room') as PresenceChannel
  const members = await once<Members>(channel, 'pusher:subscription_succeeded')
  return { pusher, channel, members }
}

test('tells a newcomer who is there, and the others who came', async () => {
  const server = await startRealtime()
  const first = await arrive(server, '1')
  const added = once(first.channel, 'pusher:member_added')
  const second = await arrive(server, '2')
  await expect(added).resolves.toEqual({ id: '2', info: { name: 'Guest 2' } })
  expect(second.members.count).toBe(2)
  expect(second.members.get('1')).toEqual({ id: '1', info: { name: 'Guest 1' } })
  expect(second.members.me).toMatchObject({ id: '2' })
})

test('counts a person with two tabs once, until the last is closed', async () => {
  const server = await startRealtime()
  const watcher = await arrive(server, '1')
  const [added, removed] = [vi.fn(), vi.fn()]
  watcher.channel.bind('pusher:member_added', added)
  watcher.channel.bind('pusher:member_removed', removed)
  const tabs = [await arrive(server, '2'), await arrive(server, '2')]
  expect(tabs[1]?.members.count).toBe(2)
  tabs[0]?.pusher.disconnect()
  await vi.waitFor(() => expect(server.realtime.hub.watcherCount('presence-room')).toBe(2))
  await arrive(server, '3')
  expect(removed).not.toHaveBeenCalled()
  tabs[1]?.pusher.disconnect()
  await vi.waitFor(() => expect(removed).toHaveBeenCalledOnce())
  expect(removed).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }))
  expect(added.mock.calls.map(([{ id }]) => id)).toEqual(['2', '3'])
})

test('says who sent an event between browsers', async () => {
  const server = await startRealtime()
  const [sender, listener] = [await arrive(server, '1'), await arrive(server, '2')]
  const heard = new Promise(done => listener.channel.bind('client-wave', (_: unknown, meta: unknown) => done(meta)))
  sender.channel.trigger('client-wave', {})
  await expect(heard).resolves.toEqual({ user_id: '1' })
})

test('answers who is on the channel', async () => {
  const server = await startRealtime()
  await arrive(server, '1')
  await arrive(server, '2')
  await arrive(server, '2')
  expect(server.realtime.hub.members('presence-room').map(member => member.user_id)).toEqual(['1', '2'])
  expect(server.realtime.hub.memberCount('presence-room')).toBe(2)
})
