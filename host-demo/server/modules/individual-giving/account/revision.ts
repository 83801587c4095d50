import { sha256 } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'

/** The content of a page's or a team's form. */
interface Saved {
  readonly name: string
  readonly story: string
  readonly picture: string | null
  readonly goal: number | null
  readonly ends_at?: Date | null
  readonly approval?: boolean
}

export const revisionOf = ({ name, story, picture, goal, ends_at = null, approval = false }: Saved): string =>
  sha256(JSON.stringify([name, story, picture, goal, ends_at, approval])).slice(0, 16)

/**
 * Refuses to replace a page that was changed meanwhile. Saving the same content again is allowed: the first answer may
 * have been lost.
 * @throws {HttpError} 409 `fundraiser_changed`
 */
export function refuseOtherChange(now: Saved, wanted: Saved, revision: string | null | undefined): void {
  const current = revisionOf(now)
  if (current === revision || current === revisionOf(wanted)) return
  throw new HttpError(409, {
    error: 'fundraiser_changed',
    error_description:
      'This was changed elsewhere meanwhile, such as on another device. Nothing of yours was saved yet: save again to replace what is there now.',
  })
}
