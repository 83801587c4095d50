import { randomUUID } from 'node:crypto'

/** The name is reserved, so it is no real mailbox's. */
const domain = '@deleted.invalid'

/** A new address for the rows of a deleted account, which must have one. */
export const newNobody = () => `deleted-${randomUUID()}${domain}`

/** Did the address stand in for a deleted account's? Mail to it would be refused for a week. */
export const isNobody = (address: string) => address.endsWith(domain)
