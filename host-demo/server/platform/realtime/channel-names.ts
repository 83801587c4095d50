const allowed = /^[A-Za-z0-9_\-=@,.;]{1,164}$/

export const isChannelName = (name: string) => allowed.test(name)

/** Whether a subscription to it must be signed. */
export const isGuarded = (name: string) => name.startsWith('private-') || isPresence(name)

export const isPresence = (name: string) => name.startsWith('presence-')

/** Whether browsers may send events to each other on it. Nobody but the holders of its key can read an encrypted one. */
export const allowsClientEvents = (name: string) => isGuarded(name) && !name.startsWith('private-encrypted-')
