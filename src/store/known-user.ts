import type { Auth } from './auth.ts'
import type { Site } from './site.ts'

/** Who is signed in, as far as anything on the page knows it. Does not load the code that signs in. */
export const knownUserId = (site: Site): string | undefined =>
  (site.slices.get('auth') as Auth | undefined)?.$state.get().user?.user_id
