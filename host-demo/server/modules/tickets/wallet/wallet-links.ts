import type { Kysely } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sameText } from '../../../platform/realtime/signatures.ts'
import { signatureOf } from '../seats/links.ts'
import type { SeatRow } from '../seats/tables.ts'

type Linked = Pick<SeatRow, 'id' | 'link_revision'>

/** The address of a seat's pass for Apple Wallet. Undefined if this server has no certificate to sign one. */
export async function walletLink(
  { db, config, publicUrl }: Pick<Context, 'db' | 'config' | 'publicUrl'>,
  seat: Linked,
): Promise<string | undefined> {
  return config.wallet && `${publicUrl}/wallet-pass/${seat.id}.${await signature(db, seat)}`
}

export async function isWalletTokenOf(db: Kysely<Database>, seat: Linked, token: string): Promise<boolean> {
  return sameText(token, `${seat.id}.${await signature(db, seat)}`)
}

/** Not the seat's own token: addresses are in logs, and whoever reads one there must not be able to take the seat. */
const signature = (db: Kysely<Database>, { id, link_revision }: Linked) =>
  signatureOf(db, `wallet\n${id}\n${link_revision}`)
