import { pusherFrame } from './frames.ts'

/** A subscriber: one websocket. */
export interface Subscriber {
  readonly socketId: string
  send(frame: string): void
}

/** A person on a presence channel, as signed by the site's own server. */
export interface Member {
  readonly user_id: string
  readonly user_info?: unknown
}

/** An event for a channel's subscribers. */
export interface Message {
  readonly channel: string
  readonly event: string
  /** A JSON text from servers; any value in client events. */
  readonly data: unknown
  /** The sender, for client events on a presence channel. */
  readonly user_id?: string | undefined
  /** The socket that caused the event and does not get it. */
  readonly except?: string | undefined
}

export type Hub = ReturnType<typeof createHub>

interface Channel {
  readonly watchers: Map<Subscriber, Member | undefined>
  /** One entry for each person, however many tabs they have open. */
  readonly members: Map<string, { member: Member; tabs: number }>
}

/** Subscriptions of this process by channel. A channel exists while it has subscribers. */
export function createHub() {
  const channels = new Map<string, Channel>()

  const hub = {
    /** Adds a subscriber. On a presence channel the others are told of a new person. */
    join(watcher: Subscriber, name: string, member?: Member): void {
      const channel = channels.get(name) ?? { watchers: new Map(), members: new Map() }
      channels.set(name, channel)
      channel.watchers.set(watcher, member)
      if (!member) return
      const known = channel.members.get(member.user_id)
      channel.members.set(member.user_id, { member, tabs: (known?.tabs ?? 0) + 1 })
      if (!known) announce(channel, pusherFrame('pusher_internal:member_added', member, name), watcher.socketId)
    },

    leave(watcher: Subscriber, name: string): void {
      const channel = channels.get(name)
      const member = channel?.watchers.get(watcher)
      if (!channel?.watchers.delete(watcher)) return
      if (channel.watchers.size === 0) channels.delete(name)
      const known = member && channel.members.get(member.user_id)
      if (!known || --known.tabs > 0) return
      channel.members.delete(member.user_id)
      announce(channel, pusherFrame('pusher_internal:member_removed', { user_id: member.user_id }, name))
    },

    deliver({ except, ...message }: Message): void {
      const channel = channels.get(message.channel)
      if (channel) announce(channel, JSON.stringify(message), except)
    },

    has: (watcher: Subscriber, name: string) => channels.get(name)?.watchers.has(watcher) ?? false,
    memberOf: (watcher: Subscriber, name: string) => channels.get(name)?.watchers.get(watcher),
    members: (name: string) => [...(channels.get(name)?.members.values() ?? [])].map(({ member }) => member),
    watcherCount: (name: string) => channels.get(name)?.watchers.size ?? 0,
    memberCount: (name: string) => channels.get(name)?.members.size ?? 0,
    occupied: (prefix = '') => [...channels.keys()].filter(name => name.startsWith(prefix)),
  }
  return hub
}

function announce(channel: Channel, frame: string, except?: string): void {
  for (const watcher of channel.watchers.keys()) {
    if (watcher.socketId !== except) watcher.send(frame)
  }
}
