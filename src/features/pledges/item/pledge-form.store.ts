import { atom, computed } from 'nanostores'
import type { OutputOf } from '../../../api/endpoint.ts'
import { type PledgeItemDetails, promisePledge } from '../../../api/pledges.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { check, email, required } from '../../../lib/validation.ts'
import { type Checked, createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { compartment } from '../../checkout/compartment.ts'
import { keyOfContent } from '../../checkout/kept-key.ts'
import { mustSignIn } from '../../checkout/must-sign-in.ts'
import { readySettings } from '../../checkout/ready-settings.ts'
import { giftProblem } from '../../checkout/validation.ts'
import { checkParts, emptyParts, partsOf } from '../charity/parts.ts'
import { type Selection, selection } from '../pay/selection.store.ts'

export type Promised = OutputOf<typeof promisePledge>

const empty = {
  /** A level's amount in minor units, or `own`. */
  amount: '',
  own: '',
  /** `yes`: others may see it. */
  showName: '',
  showAmount: '',
  /** `now` or `later`. */
  when: 'now',
  firstName: '',
  lastName: '',
  email: '',
}

type Values = typeof empty & Readonly<Record<string, string>>

/** The form of a pledge: the amount, the charities, what others see, and when it is paid. */
export function createPledgeForm(site: Site, item: PledgeItemDetails, onPay: () => void) {
  const { pledge_item_id: id, levels, own_amountYN: takesOwn, currency_decimals: decimals } = item
  let { title, charities, pay_laterYN: takesLater } = item
  const stored = compartment(site, `pledge form ${id}`)
  const $settings = readySettings(site)
  const $promised = atom<Promised | undefined>()
  // If only an own amount is possible, it is chosen already.
  const amount = levels.length === 0 && takesOwn ? 'own' : ''

  const form = createForm<Values>({
    environment: site.environment,
    values: { ...empty, amount, ...emptyParts(charities) },
    draft: stored.draft('pledge'),
    check: problemsIn,
    send,
  })
  const $amount = computed(form.$values, values => amountIn(values))

  /** A stored form may still say `later` where that is not offered any more. */
  const isLater = ({ when }: Values) => takesLater && when === 'later'

  function amountIn({ amount, own }: Values): number | undefined {
    if (amount !== 'own') return Number(amount) || undefined
    const parsed = parseAmount(own, decimals)
    return parsed.type === 'ok' && parsed.minor > 0 ? parsed.minor : undefined
  }

  function problemsIn(values: Values): Checked<Values> {
    const isGuest = site.$token.get() === undefined
    const minor = amountIn(values)
    return {
      amount: values.amount ? undefined : { key: 'choose' },
      own: values.amount === 'own' ? giftProblem(values.own, $settings.get()) : undefined,
      ...(isLater(values) &&
        isGuest && {
          firstName: check(values.firstName, [required]),
          lastName: check(values.lastName, [required]),
          email: check(values.email, [required, email]),
        }),
      ...(minor !== undefined && checkParts(values, charities, minor, decimals)),
    }
  }

  async function send(values: Values): Promise<void> {
    const minor = amountIn(values) ?? 0
    const [showName, showAmount] = [values.showName === 'yes', values.showAmount === 'yes']
    const parts = partsOf(values, charities, minor, decimals, title)
    if (isLater(values)) return promise(values, minor, parts)
    selection(site).choose({
      itemId: id,
      title,
      amount: minor,
      parts,
      showName,
      showAmount,
    })
    onPay()
  }

  async function promise(
    { firstName, lastName, email, showName, showAmount }: Values,
    amount: number,
    parts: Selection['parts'],
  ): Promise<void> {
    const isGuest = site.$token.get() === undefined
    const asked = {
      pledge_item_id: id,
      amount,
      parts: parts.flatMap(({ charityId: charity_id, amount }) => (charity_id ? [{ charity_id, amount }] : [])),
      anonymous: showName === 'yes' ? ('no' as const) : ('yes' as const),
      anonymous_amount: showAmount === 'yes' ? ('no' as const) : ('yes' as const),
      guest: isGuest ? { first_name: firstName.trim(), last_name: lastName.trim(), email: email.trim() } : null,
    }
    // A promise that is sent again after a lost answer, or a reload, is recorded once.
    const idempotency_key = keyOfContent(stored, asked)
    $promised.set(await site.client.call(promisePledge, { ...asked, idempotency_key }))
    stored.clear()
  }

  return {
    form,
    $amount,
    $promised,
    /** Does the event refuse guests, and is nobody signed in? */
    $mustSignIn: mustSignIn(site),
    /** Takes over what an organiser has changed: title, charities, and whether it can still be paid later. */
    follow(item: PledgeItemDetails): void {
      ;({ title, charities, pay_laterYN: takesLater } = item)
      const added = Object.entries(emptyParts(charities)).filter(([field]) => !(field in form.$values.get()))
      if (added.length) form.change(Object.fromEntries(added))
    },
    /** Resets the form for another promise. */
    startAnew(): void {
      form.change({ amount, own: '' })
      $promised.set(undefined)
    },
  }
}

export type PledgeForm = ReturnType<typeof createPledgeForm>
