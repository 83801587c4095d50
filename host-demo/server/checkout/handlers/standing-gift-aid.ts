import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../src/api/table.ts'
import { type Call, type Handler, personOrRefuse } from '../../identity/call.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { giftAidWithdrawn } from '../letters/gift-aid-letter.ts'
import type { Declaration } from '../orders/declaration.ts'
import {
  lastWithdrawal,
  newestDeclaration,
  standingDeclaration,
  withdrawDeclarations,
} from '../orders/standing-gift-aid.ts'

export const standingGiftAid: Handler<typeof endpoints.standingGiftAid> = call => wireOf(call)

export const withdrawGiftAid: Handler<typeof endpoints.withdrawGiftAid> = async call => {
  const { db, now, jobs } = call.context
  const [event, person, at] = [await call.event(), await personOrRefuse(call), now()]
  await inTransaction(db, async trx => {
    // By the address, too, because its owner may have declared as a guest. An account's address is verified.
    if (!(await withdrawDeclarations(trx, event, person, at))) return
    await postMail(trx, event, person.email, giftAidWithdrawn(person.first_name, event.settings.charity_name), at)
  })
  jobs.wake()
  return wireOf(call)
}

async function wireOf(call: Call<object>): Promise<InferInput<typeof endpoints.standingGiftAid.output>> {
  const { db } = call.context
  const person = await personOrRefuse(call)
  const event = await call.event()
  const standing = await standingDeclaration(db, event, person)
  const newest = await newestDeclaration(db, event, person)
  const withdrawn = newest ? undefined : await lastWithdrawal(db, event, person)
  return {
    declaration: standing ? wireDeclaration(standing) : null,
    in_force: newest ? { words: newest.words, declared_at: newest.declared_at.toISOString() } : null,
    withdrawn_at: withdrawn?.toISOString() ?? null,
  }
}

const wireDeclaration = ({ words, declared_at, first_name, last_name, line_1, postcode = null }: Declaration) => ({
  words,
  declared_at: declared_at.toISOString(),
  first_name,
  last_name,
  line_1,
  postcode,
})
