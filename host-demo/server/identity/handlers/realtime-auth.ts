import type { Context as HonoContext } from 'hono'
import { userChannel } from '../../../../src/api/channels.ts'
import type { Context } from '../../platform/context.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { personOf } from '../sessions.ts'

/**
 * `POST /realtime/auth`, a form as pusher-js sends it: lets a person's socket subscribe to their own private channels
 * and no other. The session of a charity's page opens that of its event.
 */
export function realtimeAuth({ db, now, authorizeChannel }: Context) {
  return async (http: HonoContext): Promise<Response> => {
    const form = new URLSearchParams(await http.req.text())
    const socketId = form.get('socket_id') ?? ''
    const channel = form.get('channel_name') ?? ''
    if (!/^\d+\.\d+$/.test(socketId)) throw validationError({ socket_id: { forPrograms: 'Not a socket id' } })
    const token = /^Bearer (\S+)$/i.exec(http.req.header('authorization') ?? '')?.[1] ?? ''
    const eventId = /^private-event-(.+)-user-/.exec(channel)?.[1]
    const person = await personOf(db, token, now(), eventId)
    if (channel !== userChannel(eventId ?? '', person.id)) {
      throw new HttpError(403, { error: 'forbidden', error_description: { forPrograms: 'This channel is not yours.' } })
    }
    http.header('cache-control', 'no-store')
    return http.json(authorizeChannel(socketId, channel))
  }
}
