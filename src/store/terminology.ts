import { terminology as endpoint } from '../api/terminology.ts'
import { createResource } from './resource.ts'
import { defineSlice } from './slice.ts'

/** The organiser's own words, loaded on first use. */
export const terminology = defineSlice('terminology', site =>
  createResource({
    environment: site.environment,
    load: () => site.client.call(endpoint, { event: site.event }),
  }),
)
