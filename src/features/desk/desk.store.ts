import { adminProfile } from '../../api/admin.ts'
import type { OutputOf } from '../../api/endpoint.ts'
import { failureIn } from '../../api/failure-in.ts'
import { auth } from '../../store/auth.ts'
import { persistence } from '../../store/persistence.ts'
import { createResource } from '../../store/resource.ts'
import { userCall } from '../../store/user-call.ts'
import { defineUserSlice } from '../../store/user-slice.ts'

/** The signed-in organiser's permissions at this event. The server checks them again on each call. */
export const deskProfile = defineUserSlice('desk', site => {
  const { read, write } = persistence(site)
  const user = auth(site).$state.get().user?.user_id
  const account = () => Object(read('account')) as { desk?: { user: string | undefined; profile: AdminProfile } }
  const { desk: kept } = account()
  return createResource({
    environment: site.environment,
    async load() {
      try {
        const profile = await userCall(site)(adminProfile, {})
        write('account', { ...account(), desk: { user, profile } })
        return profile
      } catch (problem) {
        const { type } = failureIn(problem) ?? {}
        // Without a network the stored profile is used, so that the door keeps working.
        if ((type === 'network' || type === 'timeout') && user !== undefined && kept?.user === user) return kept.profile
        throw problem
      }
    },
  })
})

type AdminProfile = OutputOf<typeof adminProfile>

export type Permissions = readonly string[]

/** @param needs a permission such as `auction.edit` */
export const hasPermission = (permissions: Permissions, needs: string) =>
  permissions.includes('*') || permissions.includes(needs)
