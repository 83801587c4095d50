import type { endpoints } from '../../../../src/api/table.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { postMail } from '../../platform/mail/post-mail.ts'
import { emailChanged, passwordChanged } from '../account-letters.ts'
import { type Handler, personOrRefuse } from '../call.ts'
import { callerOf, hashingOf, signInDeviceOf, siteAddressOf } from '../caller.ts'
import { dropWaits, invalidCode } from '../code-waits.ts'
import { eraseAccount } from '../erase-account.ts'
import { forgetCallers, rememberCaller } from '../known-callers.ts'
import { dropMailLinks } from '../mail-links.ts'
import { hashPassword } from '../passwords.ts'
import { proveOrRefuse } from '../proof.ts'
import { sendCode } from '../send-code.ts'
import { closeSessions } from '../sessions.ts'
import { takeCode } from '../take-code.ts'
import { wireAccount } from '../wire-account.ts'

export const changeEmail: Handler<typeof endpoints.changeEmail> = async call => {
  const person = await personOrRefuse(call)
  const spend = await proveOrRefuse(call, person)
  const { email } = call.input
  return sendCode(call.context, {
    event: await call.event(),
    purpose: 'new_email',
    subject: normalEmail(email),
    recipient: email,
    userId: person.id,
    spend,
    caller: callerOf(call),
    site: await siteAddressOf(call),
  })
}

export const confirmEmail: Handler<typeof endpoints.confirmEmail> = async call => {
  const { context, input } = call
  const event = await call.event()
  const person = await personOrRefuse(call)
  const caller = callerOf(call)
  const claim = { otpId: input.otp_id, code: input.otp, purposes: ['new_email'], userId: person.id, caller } as const
  await takeCode(context, claim, async (trx, { recipient, subject }) => {
    const email = recipient ?? subject
    const taken = await trx
      .selectFrom('users')
      .select('id')
      .where('email_normal', '=', subject)
      .where('id', '!=', person.id)
      .executeTakeFirst()
    if (taken) throw invalidCode()
    await trx.updateTable('users').set({ email, email_normal: subject }).where('id', '=', person.id).execute()
    if (subject === person.email_normal) return
    for (const data of context.personalData) await data.readdress?.(trx, person, email)
    await dropMailLinks(trx, person.id)
    await dropWaits(trx, person.id)
    await postMail(trx, event, person.email, emailChanged(person.first_name, email), context.now())
  })
  context.jobs.wake()
  return wireAccount(context.db, event, person)
}

export const sendProofCode: Handler<typeof endpoints.sendProofCode> = async call => {
  const person = await personOrRefuse(call)
  return sendCode(call.context, {
    event: await call.event(),
    purpose: 'proof',
    subject: person.email_normal,
    recipient: person.email,
    userId: person.id,
    caller: callerOf(call),
    site: await siteAddressOf(call),
  })
}

export const changePassword: Handler<typeof endpoints.changePassword> = async call => {
  const { context, input, token } = call
  const event = await call.event()
  const person = await personOrRefuse(call)
  const spend = await proveOrRefuse(call, person)
  const password = await hashPassword(input.new_password, hashingOf(call))
  await inTransaction(context.db, async trx => {
    await spend(trx)
    await trx.updateTable('users').set({ password }).where('id', '=', person.id).execute()
    await dropMailLinks(trx, person.id)
    await closeSessions(trx, person.id, token)
    await forgetCallers(trx, person.id)
    await rememberCaller(trx, person.id, signInDeviceOf(call).caller, context.now())
    await postMail(trx, event, person.email, passwordChanged(person.first_name), context.now())
  })
  context.jobs.wake()
  return {}
}

export const accountData: Handler<typeof endpoints.accountData> = async call => {
  const { db, now, personalData } = call.context
  const person = await personOrRefuse(call)
  const records = await Promise.all(personalData.map(data => data.export?.(db, person)))
  return Object.assign({ exported_at: now().toISOString() }, ...records.reverse())
}

export const deleteAccount: Handler<typeof endpoints.deleteAccount> = async call => {
  const event = await call.event()
  const person = await personOrRefuse(call)
  const spend = await proveOrRefuse(call, person)
  await eraseAccount(call.context, event, person, spend)
  return { result: 'deleted' }
}
