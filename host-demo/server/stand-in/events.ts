import { integer, type Params, text } from './form.ts'
import type { Work } from './work.ts'

export async function retrieveEvent(work: Work, _: Params, id: string) {
  return work.findEvent(id)
}

/** Newest first, ten at a time by default. */
export async function listEvents(work: Work, params: Params) {
  const limit = Math.min(integer(params, 'limit') ?? 10, 100)
  const found = await work.findEvents({
    type: text(params, 'type'),
    startingAfter: text(params, 'starting_after'),
    limit: limit + 1,
  })
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url: '/v1/events' }
}
