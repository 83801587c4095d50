import { donatedItemTerms } from '../../api/donated-items.ts'
import { createResource, type ResourceState } from '../../store/resource.ts'
import { defineSlice } from '../../store/slice.ts'

/** Whether the event takes offers, and what it asks for. */
export const offerTerms = defineSlice('donated-item-terms', site =>
  createResource({
    environment: site.environment,
    load: () => site.client.call(donatedItemTerms, { event: site.event }),
  }),
)

/** Does the event take no offers at all? Then the address is free for a content page. */
export const isOff = (state: ResourceState<unknown>): boolean =>
  state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404
