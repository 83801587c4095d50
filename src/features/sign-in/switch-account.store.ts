import { profile } from '../../api/signed-in.ts'
import { auth } from '../../store/auth.ts'
import type { Site } from '../../store/site.ts'

/**
 * Signs in with a mailed link, in place of whoever is signed in. They stay so if the link does not work.
 * @throws {ApiError}
 */
export async function signInInstead(site: Site, link: string): Promise<void> {
  const { user, access_token } = await site.client.call(profile, { user_token: link }, { token: '' })
  if (!user || !access_token) return
  if (site.$token.get()) auth(site).logOut()
  auth(site).begin({ access_token, user })
}
