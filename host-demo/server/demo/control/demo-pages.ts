import { Hono, type Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Context } from '../../platform/context.ts'
import { contentSecurityPolicy } from '../../platform/http/content-security.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { hotelPage } from '../faults/garbled.ts'
import { faultCookie } from '../faults/requested-fault.ts'
import { actions } from './actions.ts'
import { controlPage } from './control-page.ts'
import { faultsPage } from './faults-page.ts'

/** The pages of the demo's controls and faults. Mounted in the demo only. */
export function demoPages(context: Context): Hono {
  const app = new Hono()
  app.use('/demo/:page{control|faults}', async (http, next) => {
    if (http.req.method === 'POST') refuseForeignPage(http)
    http.header('cache-control', 'no-store')
    http.header('content-security-policy', contentSecurityPolicy(context, "'self'", { called: http.req.url }))
    http.header('referrer-policy', 'same-origin')
    await next()
  })

  app.get('/demo/control', async http => {
    const publicUrl = context.config.publicUrl ?? new URL(http.req.url).origin
    return http.html(await controlPage(context, publicUrl, http.req.query('done')))
  })

  app.post('/demo/control', async http => {
    const sent = texts(await http.req.parseBody())
    const act = Object.hasOwn(actions, sent.action ?? '') ? actions[sent.action ?? ''] : undefined
    if (!act) throw new HttpError(400, { error: 'unknown_action' })
    const done = await act(context, sent)
    return http.redirect(`/demo/control?${new URLSearchParams({ done })}`, 303)
  })

  app.get('/demo/faults', http => http.html(faultsPage(getCookie(http, faultCookie))))

  app.post('/demo/faults', async http => {
    const { faults = '', clear } = texts(await http.req.parseBody())
    setCookie(http, faultCookie, clear ? '' : faults, { path: '/', sameSite: 'Lax', maxAge: clear ? 0 : 3600 })
    return http.redirect('/demo/faults', 303)
  })

  app.get('/demo/faults/hotel', http => http.html(hotelPage, 200, { 'access-control-allow-origin': '*' }))
  return app
}

/** Refuses forms of other sites. */
function refuseForeignPage(http: HonoContext): void {
  const origin = http.req.header('origin')
  if (origin === undefined || origin === new URL(http.req.url).origin) return
  throw new HttpError(403, { error: 'untrusted_source', error_description: { forPrograms: 'This form is not ours.' } })
}

function texts(body: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
