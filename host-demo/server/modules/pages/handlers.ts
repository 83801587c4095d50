import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { siteAddresses } from '../../identity/site-address.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { mayPreview } from './html/preview.ts'
import { type FoundPage, findPage } from './pages.ts'
import { standInPage } from './stand-in-page.ts'

/** The same answer for an unpublished page as for a missing one, so that nobody learns what is being written. */
export const page: Handler<typeof endpoints.page> = async ({ context, event: readEvent, input, publicUrl }) => {
  const event = await readEvent()
  const found = await findPage(context.db, event.id, input.key)
  if (found && (found.published || mayPreview(context, event.id, found.key, input.preview))) return wireOf(found)
  const instead = standInPage(event, input.key, siteAddresses(event, publicUrl))
  if (instead) return wireOf(instead)
  throw notFound()
}

export const pagePreview: Handler<typeof endpoints.pagePreview> = async call => {
  const event = await call.event()
  const found = await findPage(call.context.db, event.id, call.input.key)
  if (found) return wireOf(found)
  throw notFound()
}

function wireOf({ published, picture, ...page }: FoundPage): InferInput<typeof endpoints.page.output> {
  return { ...page, picture: picture === null ? null : { uri: picture }, publishedYN: published ? 'yes' : 'no' }
}

function notFound(): HttpError {
  return new HttpError(404, { error: 'page_not_found', error_description: 'This page is not here (any more).' })
}
