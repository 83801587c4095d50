import { atom, computed } from 'nanostores'
import type { AppSettings } from '../../api/app-settings.ts'
import { type Money, parseAmount } from '../../lib/money.ts'
import { type Shelf, shelf as shelfOf } from '../../store/shelf.ts'
import type { Site } from '../../store/site.ts'
import { type Draft, type Field, findProblems, type Problems } from './draft.ts'

export type Step = 'amount' | 'details' | 'payment' | 'done'

/** What must be right before a step comes up. */
const fieldsBefore: Readonly<Record<Step, readonly Field[]>> = {
  amount: [],
  details: ['amount'],
  payment: ['amount', 'firstName', 'lastName', 'email'],
  done: [],
}

/** What a donor has chosen and typed, and how far they are. It outlives a reload. */
export function createDonationForm(site: Site, settings: AppSettings, presetAmount: number | undefined) {
  const shelf = shelfOf(site)
  const $draft = atom<Draft>(storedDraft(shelf, settings, presetAmount) ?? emptyDraft(settings, presetAmount))
  $draft.listen(draft => shelf.write('donation', { ...(shelf.read('donation') as object | undefined), draft }))
  const $step = atom<Step>('amount')
  // What has been paid for needs no keeping, a name least of all.
  $step.listen(step => step === 'done' && shelf.write('donation', undefined))
  const $problems = atom<Problems>({})
  /** Counts the tries to go on with mistakes, so that each one is announced anew. */
  const $refusals = atom(0)

  const $amount = computed($draft, (draft): Money | undefined => {
    const parsed = draft.choice === 'own' ? parseAmount(draft.own, settings.currency_decimals) : undefined
    const minor = parsed ? (parsed.type === 'ok' ? parsed.minor : undefined) : Number(draft.choice)
    return minor ? { minor, currency: settings.currency, decimals: settings.currency_decimals } : undefined
  })

  function change(values: Partial<Draft>): void {
    $draft.set({ ...$draft.get(), ...values })
    const left = { ...$problems.get() }
    for (const name of Object.keys(values))
      delete left[name === 'choice' || name === 'own' ? 'amount' : (name as Field)]
    $problems.set(left)
  }

  /**
   * Goes to a step if all before it is right; else it stays and says what is not.
   * @returns whether it went
   */
  function goTo(step: Step): boolean {
    if (refuse(findProblems($draft.get(), settings, fieldsBefore[step]))) return false
    $step.set(step)
    return true
  }

  /** @returns whether there was something to refuse */
  function refuse(problems: Problems): boolean {
    $problems.set(problems)
    if (!Object.keys(problems).length) return false
    $step.set('amount' in problems ? 'amount' : 'details')
    $refusals.set($refusals.get() + 1)
    return true
  }

  /** After a gift: ready for the next one, by the same person. */
  function startAnew(): void {
    $draft.set({ ...$draft.get(), ...emptyChoice(settings, presetAmount) })
    $step.set('amount')
  }

  return { $draft, $step, $problems, $refusals, $amount, change, goTo, refuse, startAnew }
}

export type DonationForm = ReturnType<typeof createDonationForm>

function emptyChoice(settings: AppSettings, preset: number | undefined): Pick<Draft, 'choice' | 'own'> {
  const chosen = preset ?? settings.donation_amount_default
  if (chosen === undefined) return { choice: 'own', own: '' }
  if (settings.donation_amounts.some(({ amount }) => amount === chosen)) return { choice: String(chosen), own: '' }
  return { choice: 'own', own: (chosen / 10 ** settings.currency_decimals).toFixed(settings.currency_decimals) }
}

function emptyDraft(settings: AppSettings, preset: number | undefined): Draft {
  return { ...emptyChoice(settings, preset), firstName: '', lastName: '', email: '' }
}

/** What was typed, and the choice as far as it is still among those that there are. */
function storedDraft(shelf: Shelf, settings: AppSettings, preset: number | undefined): Draft | undefined {
  const draft = (shelf.read('donation') as { draft?: Partial<Draft> } | undefined)?.draft
  const names = ['choice', 'own', 'firstName', 'lastName', 'email'] as const
  if (!draft || !names.every(name => typeof draft[name] === 'string')) return undefined
  const offered = ['own', ...settings.donation_amounts.map(({ amount }) => String(amount))].includes(draft.choice ?? '')
  return { ...(draft as Draft), ...(!offered && emptyChoice(settings, preset)) }
}
