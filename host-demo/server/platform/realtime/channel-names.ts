const allowed = /^[A-Za-z0-9_\-=@,.;]{1,164}$/

export const isChannelName = (name: string) => allowed.test(name)

/** Must a subscription to it be signed? */
export const isGuarded = (name: string) => name.startsWith('private-') || isPresence(name)

export const isPresence = (name: string) => name.startsWith('presence-')

/** May browsers send events to each other on it? Not on an encrypted one, which only holders of its key can read. */
export const allowsClientEvents = (name: string) => isGuarded(name) && !name.startsWith('private-encrypted-')
