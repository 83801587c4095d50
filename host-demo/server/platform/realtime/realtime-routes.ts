import { type Context, Hono } from 'hono'
import { safeParse } from 'valibot'
import { limitBody } from '../http/limit-body.ts'
import { isPresence } from './channel-names.ts'
import type { Credentials } from './credentials.ts'
import { batchSchema, type EventCall, eventSchema, maxDataBytes } from './event-call.ts'
import { readJson } from './frames.ts'
import type { Message } from './hub.ts'
import type { Realtime } from './realtime.ts'
import { refusalReason } from './signed-call.ts'

/** Ten events of the largest size, with room for JSON escapes. */
const mostBodyBytes = 256 * 1024

/**
 * Pusher's HTTP API for this app, as the official `pusher` package calls it: publish events and query channels. Every
 * call is signed. Counts are those of this process.
 */
export function realtimeRoutes({ hub, publish }: Pick<Realtime, 'hub' | 'publish'>, app: Credentials): Hono {
  const routes = new Hono().basePath('/apps/:id')

  routes.use(limitBody({ maxSize: mostBodyBytes, onError: context => context.text('The body is too large', 413) }))
  routes.use(async (context, next) => {
    const { method, url } = context.req
    const refusal = refusalReason({ method, url, body: await context.req.text() }, app, Date.now())
    if (refusal) return context.text(refusal, 401)
    if (context.req.param('id') !== app.appId) return context.text('No app has this id', 404)
    return next()
  })

  routes.post('/events', async context => {
    const parsed = safeParse(eventSchema, readJson(await context.req.text()))
    if (!parsed.success) return context.text(parsed.issues[0].message, 400)
    return push(context, [parsed.output], names => (parsed.output.info ? { channels: names } : {}))
  })

  routes.post('/batch_events', async context => {
    const parsed = safeParse(batchSchema, readJson(await context.req.text()))
    if (!parsed.success) return context.text(parsed.issues[0].message, 400)
    const { batch } = parsed.output
    return push(context, batch, names =>
      batch.some(call => call.info) ? { batch: batch.flatMap(call => call.channels.map(name => names[name])) } : {},
    )
  })

  routes.get('/channels', context => {
    const prefix = context.req.query('filter_by_prefix')
    const info = context.req.query('info')
    if (wants(info, 'user_count') && !isPresence(prefix ?? '')) {
      return context.text('user_count needs filter_by_prefix=presence-', 400)
    }
    return context.json({ channels: describeAll(hub.occupied(prefix), info) })
  })

  routes.get('/channels/:name', context => {
    const name = context.req.param('name')
    const info = context.req.query('info')
    if (wants(info, 'user_count') && !isPresence(name)) return context.text('Only presence channels know users', 400)
    return context.json({ occupied: hub.watcherCount(name) > 0, ...describe(name, info) })
  })

  routes.get('/channels/:name/users', context => {
    const name = context.req.param('name')
    if (!isPresence(name)) return context.text('Only presence channels know users', 400)
    return context.json({ users: hub.members(name).map(member => ({ id: member.user_id })) })
  })

  function push(context: Context, calls: readonly EventCall[], answer: (names: Described) => object) {
    if (calls.some(call => Buffer.byteLength(call.data) > maxDataBytes)) {
      return context.text(`The data of an event has at most ${maxDataBytes} bytes`, 413)
    }
    publish(calls.flatMap(messagesOf))
    const described = calls.map(call => describeAll(call.channels, call.info))
    return context.json(answer(Object.assign({}, ...described)))
  }

  function describeAll(names: readonly string[], info?: string): Described {
    return Object.fromEntries(names.map(name => [name, describe(name, info)]))
  }

  function describe(name: string, info?: string) {
    return {
      ...(wants(info, 'subscription_count') && { subscription_count: hub.watcherCount(name) }),
      ...(wants(info, 'user_count') && isPresence(name) && { user_count: hub.memberCount(name) }),
    }
  }

  return routes
}

type Described = Record<string, { subscription_count?: number; user_count?: number }>

const wants = (info: string | undefined, attribute: string) => info?.split(',').includes(attribute) ?? false

function messagesOf({ channels, name, data, socket_id }: EventCall): Message[] {
  return channels.map(channel => ({ channel, event: name, data, except: socket_id }))
}
