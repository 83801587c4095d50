import { computed } from 'nanostores'
import { type Charity, charities as charitiesCall } from '../../../api/pledges.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { defineSlice } from '../../../store/slice.ts'
import { compartment } from '../../checkout/compartment.ts'
import { readySettings } from '../../checkout/ready-settings.ts'
import { giftProblem } from '../../checkout/validation.ts'
import { selection } from '../pay/selection.store.ts'
import { checkParts, chosenAmong, emptyParts, partsOf } from './parts.ts'

/** The charities that donors can choose. */
export const charities = defineSlice('charities', site =>
  createResource<readonly Charity[]>({
    environment: site.environment,
    load: () => site.client.call(charitiesCall, { event: site.event }),
  }),
)

type Values = Readonly<Record<string, string>>

/** The form of a gift to one charity or several. */
export function createCharityGift(site: Site, among: readonly Charity[], title: string, onPay: () => void) {
  const $settings = readySettings(site)
  const form = createForm<Values>({
    environment: site.environment,
    values: { amount: '', own: '', ...emptyParts(among) },
    draft: compartment(site, 'charity form').draft('gift'),
    check: problemsIn,
    async send(values) {
      const { currency_decimals: decimals } = $settings.get()
      const amount = amountIn(values) ?? 0
      const parts = partsOf(values, among, amount, decimals, title)
      const name = parts.length === 1 ? (parts[0]?.name ?? title) : title
      selection(site).choose({ itemId: undefined, title: name, amount, parts, showName: false, showAmount: false })
      onPay()
    },
  })
  const $amount = computed(form.$values, values => amountIn(values))

  function amountIn({ amount, own }: Values): number | undefined {
    if (amount !== 'own') return Number(amount) || undefined
    const parsed = parseAmount(own ?? '', $settings.get().currency_decimals)
    return parsed.type === 'ok' && parsed.minor > 0 ? parsed.minor : undefined
  }

  function problemsIn(values: Values): Problems<Values> {
    const settings = $settings.get()
    const { amount, own = '' } = values
    const minor = amountIn(values) ?? 0
    const parts = checkParts(values, among, minor, settings.currency_decimals)
    // Shares are not checked against an invalid amount, but a missing choice of charities is reported with it.
    const nobody = chosenAmong(values, among).length ? {} : parts
    if (!amount) return { amount: { key: 'choose' }, ...nobody }
    const wrong = amount === 'own' && giftProblem(own, settings)
    if (wrong) return { own: wrong, ...nobody }
    if (minor < settings.donation_minimum || minor > settings.donation_maximum)
      return { amount: { key: 'numberRange' }, ...nobody }
    return parts
  }

  return { form, $amount }
}
