import { type DonatedItemRules, donatedItemRules, saveDonatedItemRules } from '../../../api/admin-donated-items.ts'
import { check, maxLength } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createSaved } from '../../checkout/saved.store.ts'
import { createConflict } from '../conflict.store.ts'
import { localTime, momentOf } from '../local-time.ts'

export function readRules(site: Site) {
  return createResource({ environment: site.environment, load: () => userCall(site)(donatedItemRules, {}) })
}

/** The most characters that the server accepts. */
export const longestIntroduction = 3000

const valuesOf = ({ takes_offersYN, closes_at, introduction }: DonatedItemRules) => ({
  takes_offers: takes_offersYN ? 'yes' : 'no',
  closes_at: closes_at ? localTime(closes_at) : '',
  introduction,
})

/** Whether the event takes offers, and what it asks for. `$saved`: the form is saved and unchanged since. */
export function createRulesForm(site: Site, rules: DonatedItemRules) {
  const call = userCall(site)
  /** The version that the next save replaces. */
  let base = rules
  const form = createForm({
    environment: site.environment,
    values: valuesOf(base),
    check: ({ introduction }) => ({ introduction: check(introduction.trim(), [maxLength(longestIntroduction)]) }),
    async send(values) {
      const { takes_offers, closes_at, introduction } = values
      base = await call(saveDonatedItemRules, {
        revision: base.revision,
        takes_offersYN: takes_offers === 'yes' ? 'yes' : 'no',
        closes_at: closes_at ? momentOf(closes_at, base.closes_at) : null,
        introduction: introduction.trim(),
      })
      settle(values)
    },
  })
  const { $saved, settle } = createSaved(form)
  const conflict = createConflict(site, form, { kind: 'rules', id: 'donated items' }, async () => {
    base = await call(donatedItemRules, {})
    return valuesOf(base)
  })
  return { form, conflict, $saved }
}
