/** The key of the tab's storage that holds what is typed and not saved. It goes as its owner signs out. */
export const typedKey = 'fayre.typed'

/** The key of the tab's storage that holds the order that was paid last. */
export const orderKey = ({ host, event }: Readonly<{ host: string; event: string }>) => `fayre.order ${host} ${event}`
