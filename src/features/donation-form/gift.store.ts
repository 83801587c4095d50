import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { AppSettings } from '../../api/app-settings.ts'
import { handoverCode } from '../../lib/handover.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import { createForm, type Form, type Problems } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { compartment } from '../checkout/compartment.ts'
import { mustSignIn } from '../checkout/must-sign-in.ts'
import { readySettings } from '../checkout/ready-settings.ts'
import { sumsOf } from '../checkout/sums.ts'

/** The fundraiser on whose page the gift is made. */
export interface Recipient {
  id: string
  name: string
  /** The URL of their page. */
  url: string
}

export interface Gift {
  /** Forms with the same event and recipient share this on a device, so that they make one gift. */
  subject: string
  recipient: Recipient | undefined
  form: Form<GiftValues>
  /** The first step, or all later ones. */
  $view: WritableAtom<'amount' | 'checkout'>
  /** Switches the view. It survives a reload. */
  show(view: 'amount' | 'checkout'): void
  /** Did a reload come back to a later step? */
  isResumed: boolean
  /** Has the donor returned from signing in on the platform, while the session is still being opened? */
  $isReturning: WritableAtom<boolean>
  /** Has the donor completed the first step? */
  wasLeft(): boolean
  $settings: ReadableAtom<AppSettings>
  /** Minor units of the gift itself; undefined while no amount is typed. */
  $amount: ReadableAtom<number | undefined>
  $isMonthly: ReadableAtom<boolean>
  /** Minor units: the displayed price, where the organiser includes the fee. */
  $price: ReadableAtom<number | undefined>
  /** Does the event refuse guests, and is nobody signed in? */
  $mustSignIn: ReadableAtom<boolean>
  choose(choice: string): void
  /** Chooses this at the next start, and now if the donor has changed nothing. */
  preselect(preset: Preset): void
  startAnew(): void
}

type Check = (typed: string, settings: AppSettings) => Problems<GiftValues>

/**
 * The first step: amount and frequency. Survives a reload.
 * @param preset preselected; default: the organiser's amount, once
 * @param loadCheck loads the validation of an own amount, with the code of its field
 * @param signIn called instead of going on, where the event takes no guests
 */
export function createGift(
  site: Site,
  preset: Preset,
  loadCheck: () => Promise<Check>,
  signIn: (gift: Gift) => unknown = () => {},
): Gift {
  const $settings = readySettings(site)
  const $mustSignIn = mustSignIn(site)
  let empty = emptyGift($settings.get(), preset)
  const { recipient } = preset
  const subject = recipient ? `gift to ${recipient.id}` : 'gift'
  const stored = compartment(site, subject)
  const $view = atom<'amount' | 'checkout'>('amount')
  const form = createForm<GiftValues>({
    environment: site.environment,
    values: empty,
    draft: stored.draft('gift'),
    check: async ({ choice, amount }) => (choice === 'own' ? (await loadCheck())(amount, $settings.get()) : {}),
    send: async () => void (await goOn()),
  })
  // An address that names the frequency was made for this gift, so it wins over an earlier draft.
  if (preset.frequency || !isOffered(form.$values.get(), $settings.get())) form.change(empty)

  const $amount = computed([form.$values, $settings], ({ choice, amount }, { currency_decimals: decimals }) => {
    if (choice !== 'own') return Number(choice) || undefined
    const parsed = parseAmount(amount, decimals)
    return (parsed.type === 'ok' && parsed.minor) || undefined
  })
  const $isMonthly = computed(
    [form.$values, $settings],
    ({ frequency }, settings) => settings.monthly_giving_enabled && frequency === 'monthly',
  )
  const $price = computed([$amount, $settings], (amount, settings) => amount && sumsOf(amount, settings).total)

  let wasLeft = false

  function show(view: 'amount' | 'checkout'): void {
    wasLeft = true
    stored.write('view', view)
    $view.set(view)
  }

  /** A donor who must sign in first comes back to the next step. */
  function goOn(): unknown {
    if (!$mustSignIn.get()) return show('checkout')
    stored.write('view', 'checkout')
    return signIn(gift)
  }

  const $isReturning = atom(site.environment.location().searchParams.has(handoverCode))
  const isAllowed = !$mustSignIn.get() || $isReturning.get()
  const isResumed = stored.read('view') === 'checkout' && $amount.get() !== undefined && isAllowed
  if (isResumed) $view.set('checkout')

  const gift: Gift = {
    subject,
    recipient,
    form,
    $view,
    show,
    isResumed,
    $isReturning,
    wasLeft: () => wasLeft,
    $settings,
    $amount,
    $isMonthly,
    $price,
    $mustSignIn,
    choose: (choice: string) => form.change({ choice, amount: form.$values.get().amount }),
    preselect(preset) {
      const values = form.$values.get()
      const isUntouched = $view.get() === 'amount' && isSame(values, empty)
      empty = emptyGift($settings.get(), preset)
      if (isUntouched && !isSame(values, empty)) form.change(empty)
    },
    startAnew() {
      form.change(empty)
      show('amount')
    },
  }
  return gift
}

/** Values that the page has chosen and the donor may change. Minor units. */
export type Preset = Readonly<{
  amount?: number | undefined
  frequency?: string | undefined
  recipient?: Recipient | undefined
}>

export type GiftValues = Readonly<{
  /** A suggested amount in minor units, or `own`. */
  choice: string
  /** The donor's own amount, as typed. */
  amount: string
  /** `once` or `monthly`. */
  frequency: string
}>

function emptyGift({ donation_amounts, donation_amount_default, currency_decimals }: AppSettings, preset: Preset) {
  const chosen = preset.amount ?? donation_amount_default
  const gift = { choice: 'own', amount: '', frequency: preset.frequency ?? 'once' }
  if (chosen === undefined) return gift
  if (donation_amounts.some(({ amount }) => amount === chosen)) return { ...gift, choice: String(chosen) }
  return { ...gift, amount: (chosen / 10 ** currency_decimals).toFixed(currency_decimals) }
}

const isSame = (one: GiftValues, other: GiftValues) =>
  one.choice === other.choice && one.amount === other.amount && one.frequency === other.frequency

/** Is the amount from the stored draft still one of the suggestions? */
function isOffered({ choice }: GiftValues, { donation_amounts }: AppSettings): boolean {
  return choice === 'own' || donation_amounts.some(({ amount }) => String(amount) === choice)
}
