import { atom } from 'nanostores'
import { type DonatedItemRules, donatedItemRules, saveDonatedItemRules } from '../../../api/admin-donated-items.ts'
import { check, maxLength } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { keepForm } from '../../checkout/unsaved.store.ts'
import { localTime, momentOf } from '../local-time.ts'

export function readRules(site: Site) {
  return createResource({ environment: site.environment, load: () => userCall(site)(donatedItemRules, {}) })
}

/** The most characters that the server accepts. */
export const longestIntroduction = 3000

/** Whether the event takes offers, and what it asks for. `$saved`: the form is saved and unchanged since. */
export function createRulesForm(site: Site, rules: DonatedItemRules) {
  const $saved = atom(false)
  const form = createForm({
    environment: site.environment,
    values: {
      takes_offers: rules.takes_offersYN ? 'yes' : 'no',
      closes_at: rules.closes_at ? localTime(rules.closes_at) : '',
      introduction: rules.introduction,
    },
    check: ({ introduction }) => ({ introduction: check(introduction.trim(), [maxLength(longestIntroduction)]) }),
    async send({ takes_offers, closes_at, introduction }) {
      await userCall(site)(saveDonatedItemRules, {
        takes_offersYN: takes_offers === 'yes' ? 'yes' : 'no',
        closes_at: closes_at ? momentOf(closes_at, rules.closes_at) : null,
        introduction: introduction.trim(),
      })
      $saved.set(true)
    },
  })
  form.$values.listen(() => $saved.set(false))
  return { form: keepForm(site, 'donated item rules', form), $saved }
}
