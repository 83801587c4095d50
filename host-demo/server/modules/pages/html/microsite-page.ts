import { createHash } from 'node:crypto'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Event } from '../../../identity/events.ts'
import { type Site, siteAt } from '../../../identity/site-address.ts'
import type { Context } from '../../../platform/context.ts'
import { sharedRead } from '../../../platform/db/batches.ts'
import { answerText } from '../../../platform/http/answer-text.ts'
import { contentSecurityPolicy } from '../../../platform/http/content-security.ts'
import { retryAfter } from '../../../platform/http/maintenance.ts'
import { networkOfCall } from '../../../platform/http/network-of-call.ts'
import { brandSheet } from './brand-sheet.ts'
import { scriptsOf } from './bundle.ts'
import { microsite } from './document.ts'
import { findMicrosite } from './find-microsite.ts'
import { findView, readScreen } from './find-view.ts'
import { offlineWorker } from './offline-worker.ts'
import { sharePicture, sharePictureFile } from './share-picture.ts'
import { robots, siteMap } from './site-map.ts'

/**
 * Serves every address of a microsite: below its base path, or on its own domain. Mounted after files and the API. A
 * path with a file extension is passed on.
 */
export function micrositePages(context: Context): MiddlewareHandler {
  const { db, config } = context
  const scripts = scriptsOf(config.folders.cdn)
  return async (http, next) => {
    const called = new URL(http.req.url)
    const event = await sharedRead(db, `microsite ${called.origin}${called.pathname}`, () => findMicrosite(db, called))
    if (!event) return next()
    const publicUrl = config.publicUrl ?? called.origin
    const site = siteAt(event, called, publicUrl)
    const path = decoded(called.pathname.slice(site.base.length)) || '/'
    const query = called.searchParams
    setPageHeaders(http, event, site)
    if (path === '/brand.css')
      return answerText(http, await brandSheet(event.settings, context.publicUrl), 'text/css; charset=utf-8')
    if (path === '/offline.js') return answerText(http, await offlineWorker(context), 'text/javascript; charset=utf-8')
    if (path === '/sitemap.xml')
      return answerText(http, await siteMap(db, event, site), 'application/xml; charset=utf-8')
    if (path === '/robots.txt') return http.text(robots([site.address]))
    if (path.endsWith(sharePictureFile)) {
      const { shown } = await readScreen({ context, event, site, path: path.slice(0, -sharePictureFile.length), query })
      if (!shown?.card) return next()
      const caller = networkOfCall(http, config.trustedProxies)
      return http.body(new Uint8Array(await sharePicture(context, event, shown.card, caller)), 200, jpeg)
    }
    if (/\.\w+$/.test(path)) return next()
    const maintenance = await context.maintenance()
    const preview = query.get('preview') ?? undefined
    // When a sale opens, a crowd asks for the same page at once.
    const { status, html, styles } = await sharedRead(
      db,
      `page ${site.address} ${path} ${[...query.keys()]} ${preview}`,
      async () => {
        const view = await findView({ context, event, site, publicUrl, path, query, preview, maintenance, scripts })
        return { status: view.status, html: String(await microsite(view)), styles: allowedStyles(view.sheet) }
      },
    )
    if (maintenance?.running) http.header('retry-after', String(retryAfter(maintenance, context.now())))
    setSecurityHeaders(http, context, event, site, styles)
    return answerText(http, html, 'text/html; charset=utf-8', status)
  }
}

const jpeg = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=300' }

function setPageHeaders(http: HonoContext, { settings }: Event, { address }: Site): void {
  http.header('cache-control', 'no-cache')
  http.header('content-language', settings.locale)
  if (address.startsWith('https:')) http.header('strict-transport-security', 'max-age=31536000')
}

/** The hash of the page's own style sheet for its content security policy. */
const allowedStyles = (sheet: string) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`

function setSecurityHeaders(
  http: HonoContext,
  context: Context,
  { settings }: Event,
  { address }: Site,
  styles: string,
): void {
  const origins = (urls: readonly string[]) =>
    urls.flatMap(url => (URL.canParse(url, address) ? [new URL(url, address).origin] : []))
  http.header(
    'content-security-policy',
    contentSecurityPolicy(context, "'self'", {
      called: http.req.url,
      styles,
      images: origins(settings.image_hosts ?? []),
      fonts: origins(settings.font_service_url ? [settings.font_service_url] : []),
      trustedTypes: true,
    }),
  )
  // An address may carry a sign-in token, which scripts and pictures must not receive as a referrer.
  http.header('referrer-policy', 'strict-origin')
  http.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  // Every page allows the camera: the desk scans tickets with it, and opens from any page without a new document.
  http.header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
}

/** Keeps an invalid percent-encoding as it was typed. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
