import { existsSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Context } from '../context.ts'
import { contentSecurityPolicy } from './content-security.ts'

const year = 'public, max-age=31536000, immutable'
const briefly = 'max-age=300, stale-while-revalidate=86400'

/**
 * Serves the bundle at `/` and `/single/` for pages of any origin, the builder at `/builder/`, and the demo's pages at
 * `/` and `/demo/`.
 */
export function staticFiles(context: Pick<Context, 'config'>): Hono {
  const { cdn, earlier, single, demo, pages } = context.config.folders
  const files = new Hono()

  files.get('/builder', http => http.redirect(`/builder/${new URL(http.req.url).search}`))
  files.get('/builder/fonts/*', folder(`${pages}/fonts`, /^\/builder\/fonts/, setPageHeaders))
  files.get('/builder/art/*', folder(`${pages}/art/fayre`, /^\/builder\/art/, setPageHeaders))
  for (const root of [pages, demo]) files.get('/builder/*', folder(`${root}/builder`, /^\/builder/, setPageHeaders))
  if (!context.config.production) {
    if (context.config.stripe) {
      files.use(withoutStandIn)
      files.get('/demo/stand-in/*', http => http.notFound())
    }
    files.get('/demo/builder/*', http => http.redirect('/builder/'))
    files.get('/', folder(pages, /^(?=\/)/, setPageHeaders))
    files.get('/demo/*', folder(pages, /^\/demo(?=\/)/, setPageHeaders))
    files.get('/demo/*', folder(demo, /^\/demo(?=\/)/, setPageHeaders))
  }
  files.options('*', allowAnyHeader)
  files.get('/single/*', folder(single, /^\/single(?=\/)/, setBundleHeaders))
  files.get('*', folder(cdn, /^(?=\/)/, setBundleHeaders))
  files.get('/c/*', folder(earlier, /^(?=\/)/, setBundleHeaders))
  return files

  function setPageHeaders(headers: Headers, called: string): void {
    // A font that must be asked for again is downloaded twice: by its preload, and by the script.
    headers.set('cache-control', new URL(called).pathname.endsWith('.woff2') ? briefly : 'no-cache')
    headers.set('access-control-allow-origin', '*')
    if (!headers.get('content-type')?.startsWith('text/html')) return
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    const { pathname } = new URL(called)
    // The stand-in's card fields are framed by pages of any origin, like Stripe's.
    const ancestors = pathname.startsWith('/demo/stand-in/') ? '*' : "'self'"
    // The builder shows the editor's own page.
    const frames = pathname.startsWith('/builder/') ? ['http:', 'https:'] : []
    headers.set('content-security-policy', contentSecurityPolicy(context, ancestors, { called, frames }))
  }
}

/** With real Stripe, leaves out the pages' lines that load the stand-in; the loader then fetches Stripe's own script. */
const withoutStandIn: MiddlewareHandler = async (http, next) => {
  await next()
  if (!http.res.headers.get('content-type')?.startsWith('text/html')) return
  const page = (await http.res.text()).replace(/<!-- stand-in -->.*?<!-- \/stand-in -->/gs, '')
  const headers = new Headers(http.res.headers)
  headers.delete('content-length')
  http.res = new Response(page, { status: http.res.status, headers })
}

/** The bundle's scripts are fetched before they are imported, and tracing libraries add headers to each fetch. */
const allowAnyHeader: MiddlewareHandler = async (http, next) => {
  if (!http.req.path.endsWith('.js')) return next()
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  return http.body(null, 204, { ...headers, 'access-control-max-age': '86400' })
}

function setBundleHeaders(headers: Headers, called: string): void {
  headers.set('access-control-allow-origin', '*')
  headers.set('cross-origin-resource-policy', 'cross-origin')
  headers.set('timing-allow-origin', '*')
  // Of no use to a file, and blocks are shown sooner if they and their data fit what is sent at first.
  for (const name of ['referrer-policy', 'x-request-id']) headers.delete(name)
  // Seven characters are a hash; files that are kept from earlier releases may have eight.
  headers.set('cache-control', /\/c\/[^/]+-[\w-]{7,8}\.\w+$/.test(new URL(called).pathname) ? year : briefly)
}

/** Is the file, or a compressed one beside it, a symbolic link that leads out of its folder? */
function leadsOut(root: string, file: string): boolean {
  const within = realPath(root) + sep
  const served = ['', 'index.html', '.br', '.zst', '.gz'].map(end =>
    end === 'index.html' ? join(file, end) : file + end,
  )
  return served.some(path => {
    const real = realPath(path)
    return real !== undefined && !`${real}${sep}`.startsWith(within)
  })
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

/** Serves a folder's files, with `prefix` removed from their addresses. */
function folder(
  root: string,
  prefix: RegExp,
  setHeaders: (headers: Headers, called: string) => void,
): MiddlewareHandler {
  // Made when there is something to serve, because a build may create the folder later.
  let serve: MiddlewareHandler | undefined
  return async (http, next) => {
    const file = join(root, http.req.path.replace(prefix, ''))
    // Source files are not served, nor files that a symbolic link in the folder points to.
    if (/\.tsx?$/.test(file) || !existsSync(file) || leadsOut(root, file)) return next()
    serve ??= serveStatic({ root, precompressed: true, rewriteRequestPath: path => path.replace(prefix, '') })
    let missing = false
    const response = await serve(http, async () => {
      missing = true
    })
    if (missing || !response) return next()
    setHeaders(response.headers, http.req.url)
    return isKept(http.req.raw.headers, response) ? notModified(response) : response
  }
}

/**
 * Has the browser the file as it is now? Only the very same time counts: an earlier release that is put back has older
 * files. An `etag` besides would be more bytes in each block's first answer, and say no more.
 */
const isKept = (asked: Headers, { status, headers }: Response) =>
  status === 200 && !asked.has('if-none-match') && asked.get('if-modified-since') === headers.get('last-modified')

async function notModified({ headers, body }: Response): Promise<Response> {
  await body?.cancel()
  for (const name of ['content-length', 'content-type', 'content-encoding']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
