import type { Transaction, Updateable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { normalEmail } from '../../../platform/hashes.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import type { PledgeTable } from '../tables.ts'
import { nameOf, type Pledge, shortName } from '../wire.ts'
import { whoHasPaddle } from './who-has-paddle.ts'

/** A donor as typed at the desk. Absent fields stay. Null takes the paddle away; an empty text the name or address. */
interface Typed {
  readonly paddle?: number | null | undefined
  readonly name?: string | null | undefined
  readonly email?: string | null | undefined
}

type Donor = Pick<Pledge, 'paddle' | 'first_name' | 'last_name' | 'email' | 'email_normal'>

/**
 * What a correction changes of a pledge's donor. Another paddle is another person, whose account has the name and
 * address that are not typed.
 * @throws {HttpError} 400 if neither a paddle is left nor a name and an address
 */
export async function correctedDonor(
  { context, trx, pledge }: Readonly<{ context: Pick<Context, 'modules'>; trx: Transaction<Database>; pledge: Pledge }>,
  { paddle = pledge.paddle, name, email }: Typed,
): Promise<Updateable<PledgeTable>> {
  const isOther = paddle !== pledge.paddle
  const holder = isOther && paddle !== null ? await whoHasPaddle(context, trx, pledge.event_id, paddle) : undefined
  const known = { ...pledge, ...holder }
  const typed = holder ? { name: name || null, email: email || null } : { name, email }
  const change = { ...holder, ...nameChange(known, typed.name), ...emailChange(known, typed.email) }
  if (paddle !== null) return change
  const after = { ...known, ...change, paddle }
  refuseUnknown(pledge, after)
  if (!isOther) return change
  const shown_as = shortName(after.first_name ?? '', after.last_name ?? '')
  // The account came with the paddle.
  const account = (await isOfAccount(trx, pledge, after)) ? {} : { user_id: null }
  return { ...change, ...account, paddle, shown_as }
}

/**
 * Without the paddle, would a pledge be left with a name or an address that are the paddle's, or with none? Another
 * paddle replaces those that the donor had, which are not kept.
 */
export async function cameWithPaddle(
  { context, trx, pledge }: Readonly<{ context: Pick<Context, 'modules'>; trx: Transaction<Database>; pledge: Pledge }>,
  paddle: number,
): Promise<boolean> {
  const holder = await whoHasPaddle(context, trx, pledge.event_id, paddle)
  return (
    !pledge.first_name ||
    !pledge.email ||
    nameOf(pledge) === nameOf(holder) ||
    pledge.email_normal === holder.email_normal
  )
}

async function isOfAccount(trx: Transaction<Database>, { user_id }: Pledge, { email_normal }: Donor): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id ?? '')
    .executeTakeFirst()
  return user !== undefined && normalEmail(user.email) === email_normal
}

function nameChange(known: Donor, typed: string | null | undefined) {
  if (typed == null) return {}
  const [first_name = null, ...rest] = typed.split(/\s+/).filter(Boolean)
  const name = { first_name, last_name: first_name && rest.join(' ') }
  return nameOf(name) === nameOf(known) ? {} : name
}

function emailChange(known: Donor, typed: string | null | undefined) {
  if (typed == null || typed === (known.email ?? '')) return {}
  return { email: typed || null, email_normal: typed ? normalEmail(typed) : null }
}

/** Refuses to empty what the donor is known by. What was missing before, such as after an erasure, may stay so. */
function refuseUnknown(before: Donor, after: Donor): void {
  const hadPaddle = before.paddle !== null
  const fields = {
    ...((hadPaddle || before.first_name) && !after.first_name && { name: 'Enter a name, or a paddle number' as const }),
    ...((hadPaddle || before.email) &&
      !after.email && { email: 'Enter an email address, or a paddle number' as const }),
  }
  if (Object.keys(fields).length) throw validationError(fields)
}
