import { atom, computed } from 'nanostores'
import type { AppSettings } from '../../api/app-settings.ts'
import { parseAmount } from '../../lib/money.ts'
import { createForm, type Problems } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { compartment } from '../checkout/compartment.ts'
import { readySettings } from '../checkout/ready-settings.ts'
import { sumsOf } from '../checkout/sums.ts'

/** All donation forms of an event on one device share this subject, so they are one gift. */
export const subject = 'gift'

type Check = (typed: string, settings: AppSettings) => Problems<GiftValues>

/**
 * The first step: amount and frequency. Survives a reload.
 * @param preset preselected amount in minor units; default: the organiser's
 * @param loadCheck loads the validation of an own amount, with the code of its field
 */
export function createGift(site: Site, preset: number | undefined, loadCheck: () => Promise<Check>) {
  const $settings = readySettings(site)
  const empty = emptyGift($settings.get(), preset)
  const stored = compartment(site, subject)
  const $view = atom<'amount' | 'checkout'>('amount')
  const form = createForm<GiftValues>({
    environment: site.environment,
    values: empty,
    draft: stored.draft('gift'),
    check: async ({ choice, amount }) => (choice === 'own' ? (await loadCheck())(amount, $settings.get()) : {}),
    send: async () => show('checkout'),
  })
  if (!isOffered(form.$values.get(), $settings.get())) form.change(empty)

  /** Minor units of the gift itself; undefined while no amount is typed. */
  const $amount = computed([form.$values, $settings], ({ choice, amount }, { currency_decimals: decimals }) => {
    if (choice !== 'own') return Number(choice) || undefined
    const parsed = parseAmount(amount, decimals)
    return (parsed.type === 'ok' && parsed.minor) || undefined
  })
  const $isMonthly = computed(
    [form.$values, $settings],
    ({ frequency }, settings) => settings.monthly_giving_enabled && frequency === 'monthly',
  )
  /** Minor units: the displayed price, where the organiser includes the fee. */
  const $price = computed([$amount, $settings], (amount, settings) => amount && sumsOf(amount, settings).total)

  let wasLeft = false

  function show(view: 'amount' | 'checkout'): void {
    wasLeft = true
    stored.write('view', view)
    $view.set(view)
  }

  const isResumed = stored.read('view') === 'checkout' && $amount.get() !== undefined
  if (isResumed) $view.set('checkout')

  return {
    form,
    /** The first step, or all later ones. */
    $view,
    /** Shows it, also after a reload. */
    show,
    /** Did a reload come back to a later step? */
    isResumed,
    /** Has the donor gone on from the first step? */
    wasLeft: () => wasLeft,
    $settings,
    $amount,
    $isMonthly,
    $price,
    choose: (choice: string) => form.change({ choice, amount: form.$values.get().amount }),
    startAnew() {
      form.change(empty)
      show('amount')
    },
  }
}

export type Gift = ReturnType<typeof createGift>

export type GiftValues = Readonly<{
  /** A suggested amount in minor units, or `own`. */
  choice: string
  /** The donor's own amount, as typed. */
  amount: string
  /** `once` or `monthly`. */
  frequency: string
}>

function emptyGift({ donation_amounts, donation_amount_default, currency_decimals }: AppSettings, preset?: number) {
  const chosen = preset ?? donation_amount_default
  const gift = { choice: 'own', amount: '', frequency: 'once' }
  if (chosen === undefined) return gift
  if (donation_amounts.some(({ amount }) => amount === chosen)) return { ...gift, choice: String(chosen) }
  return { ...gift, amount: (chosen / 10 ** currency_decimals).toFixed(currency_decimals) }
}

/** Is the amount from the stored draft still one of the suggestions? */
function isOffered({ choice }: GiftValues, { donation_amounts }: AppSettings): boolean {
  return choice === 'own' || donation_amounts.some(({ amount }) => String(amount) === choice)
}
