import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailLink, pruneMailLinks } from '../../host-demo/server/identity/mail-links.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { codeFor, newEmail, password, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const changes = {
    async address(token: string) {
      const email = newEmail()
      const { otp_id } = (await demo.call(endpoints.changeEmail, { email, password }, { token })).output
      return demo.call(endpoints.confirmEmail, { otp_id, otp: await codeFor(demo, email) }, { token })
    },
    password: (token: string) =>
      demo.call(endpoints.changePassword, { password, new_password: 'another one' }, { token }),
  }

  test.each(['address', 'password'] as const)('links of older mails are not valid after a change of %s', async what => {
    const { token, user } = await somebody(demo)
    const other = await somebody(demo)
    const { db } = demo.context
    const mailed = (userId: string, purpose?: 'reset_password') =>
      createMailLink(db, { userId, ...(purpose && { purpose }) }, new Date())
    const user_token = await mailed(user.user_id)
    const reset = await mailed(user.user_id, 'reset_password')
    const others = await mailed(other.user.user_id)
    expect((await changes[what](token)).status).toBe(200)
    expect((await demo.call(endpoints.profile, { user_token })).error.error).toBe('link_expired')
    expect((await demo.call(endpoints.resetPassword, { token: reset, password: 'mine now' })).status).toBe(400)
    expect((await demo.call(endpoints.profile, { user_token: others })).status).toBe(200)
  })

  test('codes that were mailed before a change of address are not valid after it', async () => {
    const { token, email } = await somebody(demo)
    const { otp_id } = (await demo.call(endpoints.sendProofCode, {}, { token })).output
    const otp = await codeFor(demo, email)
    const second = newEmail()
    const asked = (await demo.call(endpoints.changeEmail, { email: second, password }, { token })).output
    const elsewhere = { otp_id: asked.otp_id, otp: await codeFor(demo, second) }
    expect((await changes.address(token)).status).toBe(200)
    const proved = await demo.call(endpoints.changePassword, { otp_id, otp, new_password: 'mine now' }, { token })
    expect(proved.error.error).toBe('invalid_otp')
    expect((await demo.call(endpoints.confirmEmail, elsewhere, { token })).error.error).toBe('invalid_otp')
  })

  test('expired links are deleted', async () => {
    const { user } = await somebody(demo)
    const { db } = demo.context
    const now = new Date()
    const links = () => db.selectFrom('mail_links').selectAll().where('user_id', '=', user.user_id).execute()
    await createMailLink(db, { userId: user.user_id, minutes: 60 }, now)
    await createMailLink(db, { userId: user.user_id, minutes: 180 }, now)
    await pruneMailLinks(db, new Date(now.getTime() + 30 * 60_000))
    expect(await links()).toHaveLength(2)
    await pruneMailLinks(db, new Date(now.getTime() + 120 * 60_000))
    expect(await links()).toHaveLength(1)
  })
})
