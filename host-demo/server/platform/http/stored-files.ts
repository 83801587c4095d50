import { Hono } from 'hono'
import type { Context } from '../context.ts'
import { log } from '../log.ts'

/** Serves uploaded pictures to pages of any origin. A name is made from the content, so it is cached for good. */
export function storedFiles({ files }: Pick<Context, 'files'>): Hono {
  const routes = new Hono()
  routes.get('/files/pictures/:name{[0-9a-f]{64}\\.webp}', async http => {
    let picture: Uint8Array | undefined
    try {
      picture = await files.get(`pictures/${http.req.param('name')}`)
    } catch (err) {
      log.error({ err }, 'A picture could not be read')
      return http.text('The picture cannot be read now', 503, { 'cache-control': 'no-store', 'retry-after': '5' })
    }
    if (!picture) return http.notFound()
    return http.body(new Uint8Array(picture), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
  return routes
}
