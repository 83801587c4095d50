import { Hono } from 'hono'
import { guardLinks } from '../../../checkout/linked-pages/guard-links.ts'
import type { Footer } from '../../../checkout/linked-pages/linked-page.ts'
import { unknownLink } from '../../../checkout/linked-pages/unknown-link.ts'
import type { Context } from '../../../platform/context.ts'
import { isWalletTokenOf } from './wallet-links.ts'
import { walletPass } from './wallet-pass.ts'

/** `/wallet-pass/…`: a ticket as a pass for Apple Wallet, if the server has a certificate to sign it. */
export function walletPage(context: Context, footer: Footer): Hono {
  const { db, config } = context
  const pages = new Hono()
  const { wallet } = config
  if (!wallet) return pages
  pages.get('/wallet-pass/:token', guardLinks("'none'"), async http => {
    const token = http.req.param('token')
    const [id = ''] = token.split('.')
    const seat = await db
      .selectFrom('guest_tickets')
      .selectAll()
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!seat || !(await isWalletTokenOf(db, seat, token))) return unknownLink(context, footer, http)
    const event = await db.selectFrom('events').selectAll().where('id', '=', seat.event_id).executeTakeFirstOrThrow()
    const sessions = await db
      .selectFrom('agenda_choices')
      .innerJoin('agenda_sessions', 'agenda_sessions.id', 'session_id')
      .select(['title', 'starts_at', 'location'])
      .where('guest_ticket_id', '=', seat.id)
      .orderBy('starts_at')
      .execute()
    const file = await walletPass(wallet, event, seat, sessions)
    return http.body(new Uint8Array(file), 200, {
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': `attachment; filename="${event.path_name}.pkpass"`,
    })
  })
  return pages
}
