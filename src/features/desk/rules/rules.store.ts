import { type AuctionRules, auctionRules, saveAuctionRules } from '../../../api/admin-auction-rules.ts'
import { adminCategories } from '../../../api/admin-lots.ts'
import { check, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createSaved } from '../../checkout/saved.store.ts'
import { createConflict } from '../conflict.store.ts'
import { incrementsIn, stepsIn, textOf, typedSteps } from '../increments/typed-steps.ts'
import { upTo } from '../up-to.ts'

/** The event's rules, and its categories in the organiser's order. */
export function readRules(site: Site) {
  const call = userCall(site)
  return createResource({
    environment: site.environment,
    async load() {
      const [rules, categories] = await Promise.all([call(auctionRules, {}), call(adminCategories, {})])
      return { rules, categories }
    },
  })
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no')

function valuesOf({ increments, ...rules }: AuctionRules, decimals: number) {
  return {
    increments: increments ? textOf(typedSteps(increments, decimals)) : '',
    card_required: yesNo(rules.card_requiredYN),
    charge: yesNo(rules.charge_after_minutes !== undefined),
    charge_after_minutes: String(rules.charge_after_minutes ?? 30),
    outbid_mail_minutes: String(rules.outbid_mail_minutes),
    lost_mails: yesNo(rules.lost_mailsYN),
  }
}

const minutesFields = ['charge_after_minutes', 'outbid_mail_minutes'] as const

/** Minutes that the API takes at most. */
const longest = { charge_after_minutes: 7 * 24 * 60, outbid_mail_minutes: 24 * 60 }

export type RulesValues = ReturnType<typeof valuesOf>

/**
 * The event's rules. `$saved`: the form is saved and unchanged since.
 * @param invalidIncrements the message for invalid increments
 */
export function createRulesForm(site: Site, decimals: number, rules: AuctionRules, invalidIncrements: () => string) {
  const call = userCall(site)
  /** The version that the next save replaces. */
  let base = rules
  const form = createForm({
    environment: site.environment,
    values: valuesOf(rules, decimals),
    check(values) {
      const problems: { -readonly [K in keyof RulesValues]?: Problems<RulesValues>[K] } = {}
      const asked = values.charge === 'yes' ? minutesFields : (['outbid_mail_minutes'] as const)
      for (const name of asked) {
        const problem = check(values[name], [required, upTo(longest[name])])
        if (problem) problems[name] = problem
      }
      if (values.increments && !incrementsIn(stepsIn(values.increments), decimals)) {
        problems.increments = { text: invalidIncrements() }
      }
      return problems
    },
    async send(values) {
      base = await call(saveAuctionRules, {
        revision: base.revision,
        increments: values.increments ? (incrementsIn(stepsIn(values.increments), decimals) ?? null) : null,
        card_requiredYN: values.card_required === 'yes' ? 'yes' : 'no',
        charge_after_minutes: values.charge === 'yes' ? Number(values.charge_after_minutes) : null,
        outbid_mail_minutes: Number(values.outbid_mail_minutes),
        lost_mailsYN: values.lost_mails === 'yes' ? 'yes' : 'no',
      })
      settle(values)
    },
  })
  const { $saved, settle } = createSaved(form)
  const conflict = createConflict(site, form, { kind: 'rules', id: 'auction' }, async () => {
    base = await call(auctionRules, {})
    return valuesOf(base, decimals)
  })
  return { form, conflict, $saved }
}
