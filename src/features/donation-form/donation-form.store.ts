import { atom, computed } from 'nanostores'
import type { AppSettings } from '../../api/app-settings.ts'
import { type Money, parseAmount } from '../../lib/money.ts'
import type { Site } from '../../store/site.ts'
import { compartment } from '../checkout/compartment.ts'
import { amountProblem, type Draft, emptyFields, type Field, type Problems } from './draft.ts'
import { type GiftSums, giftSums } from './gift-sums.ts'

/** All donation forms of an event on a device are about the same gift. */
export const subject = 'gift'

export type Step = 'amount' | 'details' | 'aid' | 'payment' | 'done'

/** What a donor has chosen and typed, and how far they are. It outlives a reload. */
export function createDonationForm(site: Site, settings: AppSettings, presetAmount: number | undefined) {
  const stored = compartment(site, subject)
  const $draft = atom<Draft>(
    storedDraft(stored.read('draft'), settings, presetAmount) ?? emptyDraft(settings, presetAmount),
  )
  $draft.listen(draft => stored.write('draft', draft))
  const $step = atom<Step>('amount')
  // Nothing of a gift that is made is kept, least of all a name.
  $step.listen(step => step === 'done' && stored.clear())
  const $problems = atom<Problems>({})
  /** Counts the tries to go on with mistakes, so that each one is announced anew. */
  const $refusals = atom(0)
  /** The fees may change while the form is open: sums are made of what is told last. */
  const $settings = atom(settings)

  const money = (minor: number): Money => ({
    minor,
    currency: settings.currency,
    decimals: settings.currency_decimals,
  })
  /** The gift itself. */
  const $amount = computed($draft, (draft): Money | undefined => {
    const parsed = draft.choice === 'own' ? parseAmount(draft.own, settings.currency_decimals) : undefined
    const minor = parsed ? (parsed.type === 'ok' ? parsed.minor : undefined) : Number(draft.choice)
    return minor ? money(minor) : undefined
  })
  const $sums = computed([$draft, $amount, $settings], (draft, amount, settings): GiftSums | undefined =>
    amount ? giftSums(draft, amount.minor, settings) : undefined,
  )

  function change(values: Partial<Draft>): void {
    $draft.set({ ...$draft.get(), ...values })
    const left = { ...$problems.get() }
    for (const name of Object.keys(values))
      delete left[name === 'choice' || name === 'own' ? 'amount' : (name as Field)]
    $problems.set(left)
  }

  /**
   * Goes to a step if the amount is right; else it stays and says what is not.
   * The other fields are looked at by `goOn`, which comes with the later steps.
   * @returns whether it went
   */
  function goTo(step: Step): boolean {
    const amount = step === 'amount' ? undefined : amountProblem($draft.get(), settings)
    if (refuse(amount ? { amount } : {}, 'amount')) return false
    $step.set(step)
    return true
  }

  /**
   * @param step where it can be put right
   * @returns whether there was something to refuse
   */
  function refuse(problems: Problems, step: Step): boolean {
    $problems.set(problems)
    const fields = Object.keys(problems)
    if (!fields.length) return false
    $step.set(fields.includes('amount') ? 'amount' : step)
    $refusals.set($refusals.get() + 1)
    return true
  }

  /** After a gift: ready for the next one, by the same person. What was said about the last one is asked again. */
  function startAnew(): void {
    const { firstName, lastName, email } = $draft.get()
    $draft.set({ ...emptyDraft(settings, presetAmount), firstName, lastName, email })
    $step.set('amount')
  }

  return { $draft, $step, $problems, $refusals, $settings, $amount, $sums, money, change, goTo, refuse, startAnew }
}

export type DonationForm = ReturnType<typeof createDonationForm>

function emptyChoice(settings: AppSettings, preset: number | undefined): Pick<Draft, 'choice' | 'own'> {
  const chosen = preset ?? settings.donation_amount_default
  if (chosen === undefined) return { choice: 'own', own: '' }
  if (settings.donation_amounts.some(({ amount }) => amount === chosen)) return { choice: String(chosen), own: '' }
  return { choice: 'own', own: (chosen / 10 ** settings.currency_decimals).toFixed(settings.currency_decimals) }
}

function emptyDraft(settings: AppSettings, preset: number | undefined): Draft {
  return { ...emptyFields, ...emptyChoice(settings, preset) }
}

/** What was typed, and the choice as far as it is still among those that there are. */
function storedDraft(value: unknown, settings: AppSettings, preset: number | undefined): Draft | undefined {
  const stored = value as Record<string, unknown> | null | undefined
  if (typeof stored?.choice !== 'string' || typeof stored.own !== 'string') return undefined
  const { choice, own } = stored
  const texts = Object.entries(emptyFields).map(([name, empty]) => {
    const text = stored[name]
    return [name, typeof text === 'string' ? text : empty]
  })
  const offered = ['own', ...settings.donation_amounts.map(({ amount }) => String(amount))].includes(choice)
  return { ...Object.fromEntries(texts), ...(offered ? { choice, own } : emptyChoice(settings, preset)) }
}
