import { adminProfile } from '../../api/admin.ts'
import { createResource } from '../../store/resource.ts'
import { userCall } from '../../store/user-call.ts'
import { defineUserSlice } from '../../store/user-slice.ts'

/** What the signed-in organiser may do at this event. The server looks again on each call. */
export const deskProfile = defineUserSlice('desk', site =>
  createResource({ environment: site.environment, load: () => userCall(site)(adminProfile, {}) }),
)

export type Permissions = readonly string[]

/** @param needs such as `auction.edit` */
export const may = (permissions: Permissions, needs: string) => permissions.includes('*') || permissions.includes(needs)
