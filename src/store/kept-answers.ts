import { departures } from './departures.ts'
import { persistence } from './persistence.ts'
import type { Site } from './site.ts'
import { defineSlice } from './slice.ts'

/** What a subject of `compartment` stores of a person. The rest belongs to payments and requests under way. */
const personal =
  'user answers step view voucher typed picture revision gift sent guests left basket later instead seen pieces paying'

const subjectsOf = (site: Site) =>
  Object.entries(
    Object(Object(persistence(site).read('donation')).subjects) as Record<string, { user?: unknown; attempt?: object }>,
  )

/** Does this device store answers of somebody who was signed in before this user? */
export const holdsAnswersOfOthers = (site: Site, user_id: string): boolean =>
  subjectsOf(site).some(([, one]) => one?.user && one.user !== user_id)

/** Removes the answers from this device as their person leaves, since its next user may be somebody else. */
export const watchAnswers = defineSlice('kept-answers', site => departures(site).listen(() => forgetAnswers(site)))

function forgetAnswers(site: Site): void {
  const none = Object.fromEntries(personal.split(' ').map(name => [name, undefined]))
  const left = subjectsOf(site).map(([name, one]) => {
    const attempt = one?.attempt && { ...one.attempt, at: undefined }
    return [name, { ...one, ...none, attempt }]
  })
  if (left.length) persistence(site).write('donation', { subjects: Object.fromEntries(left) })
}
