import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { Failure } from '../../api/errors.ts'
import { coversScope } from '../../lib/gift-aid.ts'
import { departures as departuresOf } from '../../store/departures.ts'
import { eventSettings } from '../../store/event-settings.ts'
import { createForm, type Form, type Problems, type Values } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { type Answers, emptyAnswers, emptyPayer } from './answers.ts'
import { compartment } from './compartment.ts'
import { mustSignIn } from './must-sign-in.ts'
import { declarationScope, orderContent } from './order-content.ts'
import { type Content, createPayment } from './payment.store.ts'
import type { CardProvider } from './provider.ts'
import { type Question, type Questions, questionsFor } from './questions.ts'
import { readySettings } from './ready-settings.ts'
import { refusedAnswers } from './refused-answers.ts'
import { sumsOf } from './sums.ts'
import { type CheckoutStep, checkoutSteps, checkStep, stepOf } from './validation.ts'
import { createVoucher, isVoucherRefusal } from './voucher.store.ts'

/** What a feature passes to the checkout. */
export interface Purchase<E extends Values = Values> {
  /** The subject, such as `gift` or `payment-link abc`. Answers, attempt and voucher code are stored under it. */
  subject: string
  /** Which of the checkout's questions apply. */
  asks: readonly Question[]
  /** Minor units, before discounts and additions. undefined while nothing is chosen. */
  $amount: ReadableAtom<number | undefined>
  /** Minor units of it that Gift Aid can be claimed on. Default: all of it. At 0 nobody is asked. */
  $gift?: ReadableAtom<number | undefined>
  /** Minor units of it that are a gift beside what is bought, shown in a row of their own. */
  $donation?: ReadableAtom<number>
  /** Is it a monthly payment? */
  $isMonthly?: ReadableAtom<boolean>
  /** The order lines as sent. @param extra the feature's own answers */
  lines(extra: E): Content['lines']
  /** The feature's own fields, shown in the details step. */
  extra?: Extra<E>
  /** All questions on one page, instead of in steps. */
  onePage?: boolean
  /** Called with the code of a refusal. @returns whether the feature itself says what happened */
  onRefused?(code: string | undefined): boolean
}

interface Extra<E extends Values> {
  values: E
  check(values: E): Problems<E>
  /**
   * Called when the server has refused the lines.
   * @param fields the server's messages, by path
   * @returns those for the feature's own fields
   */
  refused(fields: Readonly<Record<string, string>>): Problems<E>
}

/** The checkout of one subject: questions, totals and payment. */
export function createCheckout<E extends Values>(site: Site, purchase: Purchase<E>) {
  const { subject, asks, $amount, $gift = $amount, $donation = atom(0), extra, onePage = false } = purchase
  const { $isMonthly = atom(false) } = purchase
  type All = Answers & E
  const stored = compartment(site, subject)
  const payment = createPayment(site, subject)
  const $settings = readySettings(site)
  const $mustSignIn = mustSignIn(site)
  const $card = atom<CardProvider | undefined>()
  const $wantsOffline = atom(false)
  let departures = departuresOf(site).get()

  // The error summary lists mistakes in this order, so it must be the order of the fields.
  const empty = { ...emptyPayer, ...extra?.values, ...emptyAnswers } as All
  const steps: readonly CheckoutStep[] = onePage ? ['payment'] : checkoutSteps
  const form: Form<All, CheckoutStep> = createForm<All, CheckoutStep>({
    environment: site.environment,
    values: empty,
    draft: stored.draft('answers'),
    steps,
    isNeeded: (step, { giftAid }) => step !== 'gift-aid' || (giftAid !== 'standing' && $questions.get().giftAid),
    check: problemsIn,
    send,
  })
  const voucher = createVoucher(site, { subject, lines: () => purchase.lines(form.$values.get()) })

  const $questions: ReadableAtom<Questions> = computed(
    [form.$values, $settings, $isMonthly, $amount, $gift],
    (answers, settings, isMonthly, amount, gift) => questionsFor({ asks, settings, answers, isMonthly, amount, gift }),
  )
  /** Ignores a contribution that is not offered for this amount. */
  const $added = computed([form.$values, $questions], ({ contribution, ...answers }, { contribution: asked }) => ({
    ...answers,
    contribution: asked && (contribution === 'own' || asked.amounts.includes(Number(contribution))) ? contribution : '',
  }))
  const $isOffline = computed([$wantsOffline, $questions], (wanted, { offline }) => wanted && offline)
  /** A discount lowers what is a gift. It never makes it more than the lines that are chosen now. */
  const $giftPaid = computed([$gift, voucher.$applied], (gift, applied) =>
    applied && gift !== undefined ? Math.min(gift, applied.gift) : gift,
  )
  const $sums = computed(
    [$added, $amount, $settings, voucher.$applied, $isOffline],
    (answers, amount, settings, applied, isOffline) =>
      amount === undefined
        ? undefined
        : sumsOf(amount, settings, answers, { discount: applied?.discount ?? 0, isOffline }),
  )
  /**
   * Minor units of each later monthly payment, without the contribution, which is paid once. undefined for a single
   * payment.
   */
  const $monthlyTotal = computed(
    [form.$values, $amount, $settings, $isMonthly],
    (answers, amount, settings, monthly) =>
      monthly && amount !== undefined ? sumsOf(amount, settings, { ...answers, contribution: '' }).total : undefined,
  )
  /** Locks the form while it is being paid, or while the outcome is unknown or in review. */
  const $isFixed = computed(
    [payment.pay.$state, payment.promise.$state, payment.$outcome],
    (paying, promising, { type }) =>
      paying.type === 'busy' || promising.type === 'busy' || type === 'unsure' || type === 'review',
  )
  /** Asked again, since nobody may declare more than they have read. */
  function askWiderScope(isMonthly: boolean): void {
    const answers = form.$values.get()
    if (!isMonthly || answers.giftAid !== 'yes' || coversScope(declarationScope(answers), 'all_gifts')) return
    form.change({ giftAid: '' } as Partial<All>)
    if (form.$step.get() === 'payment' && !onePage) form.goTo('gift-aid')
  }
  askWiderScope($isMonthly.get())
  // Only while the questions are shown: a listener on the site's settings would keep this checkout in memory for good.
  onMount($questions, () => $isMonthly.subscribe(askWiderScope))

  // A reload resumes at the same step, unless an earlier answer is missing. The step is stored once the first one is
  // done.
  const kept = stored.read('step') ?? steps[0]
  const wrong = (step: CheckoutStep) =>
    // Whether Gift Aid must be asked about is known only once the lines are read.
    !(step === 'gift-aid' && $gift.get() === undefined) && Object.keys(problemsIn(form.$values.get(), step)).length > 0
  form.goTo(steps.find(step => step === kept || wrong(step)) ?? steps[0] ?? 'payment')
  form.$step.listen(step => stored.write('step', step))

  // Once the code is removed or accepted, the refusal no longer applies.
  voucher.$problem.listen(problem => {
    if (problem) return
    for (const way of [payment.pay, payment.promise]) {
      const state = way.$state.get()
      if (state.type === 'failed' && isVoucherRefusal(state.failure)) way.clear()
    }
  })

  // Once paid, nothing stays on the device, above all no name.
  payment.$outcome.listen(outcome => 'order' in outcome && stored.clear())

  function problemsIn(answers: All, step: CheckoutStep): Problems<All> {
    const check = (step: CheckoutStep) => checkStep(step, answers, $questions.get(), $settings.get())
    const details = step === 'details' || onePage ? { ...check('details'), ...extra?.check(answers) } : {}
    return { ...details, ...(step !== 'details' && check(step)) } as Problems<All>
  }

  async function send(answers: All): Promise<void> {
    const sums = $sums.get()
    const card = $card.get()
    const isOffline = $isOffline.get()
    if (!sums || !(isOffline || card || sums.total === 0)) return
    const content = orderContent({
      lines: purchase.lines(answers),
      answers,
      questions: $questions.get(),
      sums,
      settings: $settings.get(),
      isMonthly: $isMonthly.get(),
      voucherCode: voucher.$applied.get()?.code,
    })
    const way = isOffline ? payment.promise : payment.pay
    await way.run({ content, card })
    const state = way.$state.get()
    if (state.type === 'failed' && showRefusal(state.failure)) way.clear()
  }

  /** Shows the step of a refused field. @returns whether the refusal is shown there, or by the feature */
  function showRefusal(failure: Failure): boolean {
    voucher.checkRefusal(failure)
    if (failure.type !== 'http') return false
    if (purchase.onRefused?.(failure.said.error)) return true
    // The organiser has changed a price or setting: reload it, since the payer must see what is charged.
    if (/_changed$|^guest_checkout_disabled$/.test(failure.said.error ?? '')) void eventSettings(site).refresh()
    const answers = refusedAnswers(failure.fields)
    const problems = { ...answers, ...extra?.refused(failure.fields) } as Problems<All>
    const [first] = Object.keys(answers) as (keyof Answers)[]
    return form.refuse(problems, onePage ? undefined : first ? stepOf(first) : 'details')
  }

  return {
    form,
    payment,
    voucher,
    $settings,
    $questions,
    $sums,
    $amount,
    $gift,
    $giftPaid,
    $donation,
    $isMonthly,
    $monthlyTotal,
    $isFixed,
    /** Does the event refuse guests, and is nobody signed in? */
    $mustSignIn,
    $isOffline,
    setOffline: (wanted: boolean) => $wantsOffline.set(wanted),
    $card,
    /** Clears every answer if their person has left since. A payment that is under way goes on. @returns whether */
    forgetDeparted(): boolean {
      const now = departuresOf(site).get()
      if (departures === now) return false
      departures = now
      form.change(empty)
      form.goTo(steps[0] ?? 'payment')
      voucher.remove()
      $wantsOffline.set(false)
      if ('order' in payment.$outcome.get()) payment.reopen()
      return true
    },
    /** After a payment: starts again for the same payer. Every other answer is cleared. */
    startAnew() {
      const { firstName, lastName, email } = form.$values.get()
      form.change({ ...empty, firstName, lastName, email })
      form.goTo(onePage ? 'payment' : 'details')
      $wantsOffline.set(false)
      payment.reopen()
    },
  }
}

export type Checkout = ReturnType<typeof createCheckout<Values>>
