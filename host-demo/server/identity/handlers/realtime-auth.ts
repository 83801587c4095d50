import type { Context as HonoContext } from 'hono'
import { deskChannel, userChannel } from '../../../../src/api/channels.ts'
import type { Context } from '../../platform/context.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { permissionsOf } from '../memberships.ts'
import { personOf } from '../sessions.ts'

/**
 * `POST /realtime/auth`, a form as pusher-js sends it: lets a person's socket subscribe to their own private channels
 * and no other, and an organiser's to the desk's. The session of a charity's page opens that of its event.
 */
export function realtimeAuth({ db, now, authorizeChannel }: Context) {
  return async (http: HonoContext): Promise<Response> => {
    const form = new URLSearchParams(await http.req.text())
    const socketId = form.get('socket_id') ?? ''
    const channel = form.get('channel_name') ?? ''
    if (!/^\d+\.\d+$/.test(socketId)) throw validationError({ socket_id: { forPrograms: 'Not a socket id' } })
    const token = /^Bearer (\S+)$/i.exec(http.req.header('authorization') ?? '')?.[1] ?? ''
    const eventId = /^private-event-(.+)-(?:user-|desk$)/.exec(channel)?.[1]
    const person = await personOf(db, token, now(), eventId)
    const isOwn = channel === userChannel(eventId ?? '', person.id)
    if (!isOwn && !(await isAtDesk(db, channel, eventId, person.id))) {
      throw new HttpError(403, { error: 'forbidden', error_description: { forPrograms: 'This channel is not yours.' } })
    }
    http.header('cache-control', 'no-store')
    return http.json(authorizeChannel(socketId, channel))
  }
}

async function isAtDesk(db: Context['db'], channel: string, eventId = '', userId: string): Promise<boolean> {
  if (channel !== deskChannel(eventId)) return false
  const event = await db
    .selectFrom('events')
    .select(['id', 'organisation_id'])
    .where('id', '=', eventId)
    .executeTakeFirst()
  const permissions = event && (await permissionsOf(db, event, userId))
  return permissions !== undefined && permissions.size > 0
}
