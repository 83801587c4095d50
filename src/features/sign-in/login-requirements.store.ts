import type { OutputOf } from '../../api/endpoint.ts'
import { loginRequirements as endpoint } from '../../api/users.ts'
import { createResource } from '../../store/resource.ts'
import { defineSlice } from '../../store/slice.ts'

export type Requirements = OutputOf<typeof endpoint>

/** Which fields the event's sign-in and sign-up forms have. */
export const loginRequirements = defineSlice('login-requirements', site =>
  createResource<Requirements>({
    environment: site.environment,
    load: () => site.client.call(endpoint, { event: site.event }),
  }),
)
