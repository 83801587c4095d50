import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { isOrganiser } from '../../identity/organisers.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { mayPreview } from './html/preview.ts'
import { type FoundPage, findPage } from './pages.ts'

/** An unpublished page and none are one answer: nobody finds out what is being written. */
export const page: Handler<typeof endpoints.page> = async ({ context, event: readEvent, input }) => {
  const event = await readEvent()
  const found = await findPage(context.db, event.id, input.key)
  if (found && (found.published || mayPreview(context, event.id, found.key, input.preview))) return wireOf(found)
  throw notFound()
}

export const pagePreview: Handler<typeof endpoints.pagePreview> = async call => {
  const { db } = call.context
  const [event, person] = [await call.event(), await personOrRefuse(call)]
  if (!(await isOrganiser(call.context.db, event, person.id))) {
    throw new HttpError(403, {
      error: 'forbidden',
      error_description: 'Only the organisers of this event may see that.',
    })
  }
  const found = await findPage(db, event.id, call.input.key)
  if (found) return wireOf(found)
  throw notFound()
}

function wireOf({ published, picture, ...page }: FoundPage): InferInput<typeof endpoints.page.output> {
  return { ...page, picture: picture === null ? null : { uri: picture }, publishedYN: published ? 'yes' : 'no' }
}

function notFound(): HttpError {
  return new HttpError(404, { error: 'page_not_found', error_description: 'This page is not here (any more).' })
}
