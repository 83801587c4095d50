import type { endpoints } from '../../../src/api/table.ts'
import type { Handler } from '../http/call.ts'
import { HttpError } from '../http/http-error.ts'

export const page: Handler<typeof endpoints.page> = async call => {
  const event = await call.event()
  const found = await call.context.db
    .selectFrom('pages')
    .select(['key', 'title', 'description', 'template', 'content'])
    .where('event_id', '=', event.id)
    .where('key', '=', call.input.key)
    .executeTakeFirst()
  if (found) return { ...found, publishedYN: 'yes' }
  throw new HttpError(404, { error: 'page_not_found', error_description: 'This page is not here (any more).' })
}
