import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import type { Context } from '../context.ts'
import { contentSecurityPolicy } from './content-security.ts'

const year = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=300, stale-while-revalidate=86400'

/** The bundle at `/` and `/single/`, for pages of any origin, and the demo's own pages at `/` and `/demo/`. */
export function staticFiles(context: Context): Hono {
  const { cdn, single, pages } = context.config.folders
  const policy = contentSecurityPolicy(context, "'self'")
  // The card fields sit in charities' pages, whatever their origin, as Stripe's do.
  const framePolicy = contentSecurityPolicy(context, '*')
  const files = new Hono()

  files.get('/', servePage('index.html'))
  files.use('/demo/*', folder(pages, { strip: /^\/demo(?=\/)/, onFound: dressPage }))
  files.use('/single/*', folder(single, { strip: /^\/single(?=\/)/, onFound: shareFile }))
  files.use(folder(cdn, { strip: /^(?=\/)/, onFound: shareFile }))
  return files

  function servePage(name: string) {
    return async (http: HonoContext) => {
      const html = await readFile(join(pages, name), 'utf8').catch(() => undefined)
      if (html === undefined) return http.notFound()
      dressPage(name, http)
      return http.html(html)
    }
  }

  function dressPage(path: string, http: HonoContext): void {
    http.header('cache-control', 'no-cache')
    http.header('access-control-allow-origin', '*')
    if (!path.endsWith('.html')) return
    http.header('content-security-policy', /[\\/]stand-in[\\/][^\\/]+$/.test(path) ? framePolicy : policy)
  }
}

function shareFile(path: string, http: HonoContext): void {
  http.header('access-control-allow-origin', '*')
  http.header('cross-origin-resource-policy', 'cross-origin')
  http.header('timing-allow-origin', '*')
  http.header('cache-control', /[\\/]c[\\/][^\\/]+-[\w-]{8}\.\w+(\.\w+)?$/.test(path) ? year : briefly)
}

interface FolderOptions {
  strip: RegExp
  onFound: (path: string, http: HonoContext) => void
}

function folder(root: string, { strip, onFound }: FolderOptions): MiddlewareHandler {
  return serveStatic({ root, precompressed: true, rewriteRequestPath: path => path.replace(strip, ''), onFound })
}
