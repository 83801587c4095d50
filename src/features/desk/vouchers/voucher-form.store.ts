import {
  type AdminVoucher,
  addVoucher,
  addVoucherBatch,
  adminVoucher,
  editVoucher,
  type VoucherOrigins,
} from '../../../api/admin-vouchers.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { priceModes, wholeOrigin } from '../../../api/voucher-kinds.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { check, type FieldProblem, misreadAmount, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { askFirst } from '../ask-first.ts'
import { createConflict } from '../conflict.store.ts'
import { localTime, momentOf } from '../local-time.ts'

export const modes = priceModes

export { wholeOrigin }

/**
 * The form's values for one voucher or many. `subjects` is a JSON list, also of whole origins. Each of many codes is for
 * one order unless the organiser says otherwise.
 */
export function valuesOf(voucher: AdminVoucher | undefined, decimals: number, isBatch = false) {
  const isShare = voucher?.price_mode === 'percent'
  return {
    voucher_code: voucher?.voucher_code ?? '',
    prefix: '',
    quantity: '20',
    price_mode: voucher?.price_mode ?? ('percent' as string),
    value: voucher?.value ? plainAmount(voucher.value, isShare ? 2 : decimals) : '',
    pieces: String(voucher?.pieces ?? ''),
    unlocks: voucher?.unlocksYN ? 'yes' : 'no',
    subjects: JSON.stringify(voucher ? (voucher.subjects ?? voucher.origins.map(wholeOrigin)) : []),
    max_usages: String(voucher?.max_usages ?? (isBatch ? 1 : '')),
    valid_from: voucher?.valid_from ? localTime(voucher.valid_from) : '',
    valid_until: voucher?.valid_until ? localTime(voucher.valid_until) : '',
    note: voucher?.note ?? '',
  }
}

export type VoucherValues = ReturnType<typeof valuesOf>

export const chosenIn = ({ subjects }: Pick<VoucherValues, 'subjects'>): readonly string[] => JSON.parse(subjects)

export const needsValue = (mode: string) => mode !== 'none' && mode !== 'free'

/** Codes that were made together. `uses`: the orders that can use each. None: any number. */
export type MadeCodes = Readonly<{ codes: readonly string[]; uses: number | null | undefined }>

interface Options {
  decimals: number
  origins: VoucherOrigins
  /** Creates many codes instead of one voucher. */
  isBatch: boolean
  /** The newest version that is known here. undefined: a new voucher. */
  latest: () => AdminVoucher | undefined
  /** Called with the version that somebody else has saved. */
  onTheirs: (voucher: AdminVoucher) => void
  onSaved: (voucher: AdminVoucher) => void
  onMade: (made: MadeCodes) => void
  /** The message for a voucher that is for nothing. */
  chooseScope: () => string
}

export function createVoucherForm(site: Site, { decimals, origins, isBatch, ...options }: Options) {
  const call = userCall(site)
  const check = (values: VoucherValues) => problemsIn(values, decimals, isBatch, options.chooseScope)
  const form = createForm({
    environment: site.environment,
    values: valuesOf(options.latest(), decimals, isBatch),
    check,
    async send(values) {
      const before = options.latest()
      const terms = termsOf(values, decimals, origins, before)
      if (isBatch) {
        const batch = {
          ...terms,
          idempotency_key: conflict.key(),
          prefix: values.prefix,
          quantity: Number(values.quantity),
        }
        options.onMade({ codes: (await call(addVoucherBatch, batch)).voucher_codes, uses: terms.max_usages })
        return
      }
      const { voucher_id, revision = '' } = before ?? {}
      const input = { ...terms, voucher_code: values.voucher_code }
      const saved = await (voucher_id
        ? call(editVoucher, { ...input, voucher_id, revision })
        : call(addVoucher, { ...input, idempotency_key: conflict.key() }))
      conflict.savedAs(saved.voucher_id, valuesOf(saved, decimals))
      options.onSaved(saved)
    },
  })
  const subject = { kind: isBatch ? 'vouchers' : 'voucher', id: options.latest()?.voucher_id }
  const conflict = createConflict(site, form, subject, async voucher_id => {
    const theirs = await call(adminVoucher, { voucher_id })
    options.onTheirs(theirs)
    return valuesOf(theirs, decimals)
  })
  /** Not asked again of one that is saved as that. */
  const ask = askFirst(form, check, values => {
    const before = options.latest()
    return isFreeForAll(values, decimals) && !(before && isFreeForAll(valuesOf(before, decimals), decimals))
  })
  return { form, conflict, ask }
}

/** Does it take the whole price, for any number of orders? */
function isFreeForAll({ price_mode, value, max_usages }: VoucherValues, decimals: number): boolean {
  const parsed = parseAmount(value, price_mode === 'percent' ? 2 : decimals)
  const minor = parsed.type === 'ok' ? parsed.minor : undefined
  const isFree =
    price_mode === 'free' || (price_mode === 'percent' && minor === 100_00) || (price_mode === 'set' && minor === 0)
  return isFree && !max_usages.trim()
}

function problemsIn(
  values: VoucherValues,
  decimals: number,
  isBatch: boolean,
  chooseScope: () => string,
): Problems<VoucherValues> {
  const problems: { -readonly [K in keyof VoucherValues]?: FieldProblem | { text: string } } = {}
  const mustHave = [isBatch ? 'quantity' : 'voucher_code', ...(needsValue(values.price_mode) ? ['value'] : [])] as const
  for (const name of mustHave as readonly (keyof VoucherValues)[]) {
    const problem = check(values[name], [required])
    if (problem) problems[name] = problem
  }
  const digits = values.price_mode === 'percent' ? 2 : decimals
  const misread = misreadAmount(parseAmount(values.value, digits).type, digits)
  if (misread && needsValue(values.price_mode)) problems.value = misread
  for (const name of ['pieces', 'max_usages', 'quantity'] as const) {
    if (values[name].trim() && !/^[1-9]\d{0,6}$/.test(values[name].trim())) problems[name] ??= { key: 'invalid' }
  }
  if (!chosenIn(values).length) problems.subjects = { text: chooseScope() }
  return problems
}

type Terms = Omit<InputOf<typeof addVoucher>, 'voucher_code'>

function termsOf(
  values: VoucherValues,
  decimals: number,
  origins: VoucherOrigins,
  before: AdminVoucher | undefined,
): Terms {
  const chosen = chosenIn(values)
  const isWhole = (origin: string) => chosen.includes(wholeOrigin(origin))
  const its = origins.filter(
    ({ origin, subjects }) => isWhole(origin) || subjects.some(({ subject }) => chosen.includes(subject)),
  )
  const subjects = its.flatMap(({ origin, subjects }) =>
    isWhole(origin)
      ? [wholeOrigin(origin)]
      : subjects.map(({ subject }) => subject).filter(subject => chosen.includes(subject)),
  )
  const parsed = parseAmount(values.value, values.price_mode === 'percent' ? 2 : decimals)
  const time = (name: 'valid_from' | 'valid_until') => momentOf(values[name], before?.[name]) || undefined
  return {
    price_mode: priceModes.find(mode => mode === values.price_mode) ?? 'percent',
    value: parsed.type === 'ok' && needsValue(values.price_mode) ? parsed.minor : 0,
    origins: its.map(({ origin }) => origin),
    subjects: its.every(({ origin }) => isWhole(origin)) ? undefined : subjects,
    unlocksYN: values.unlocks === 'yes' ? 'yes' : 'no',
    pieces: values.pieces.trim() ? Number(values.pieces) : undefined,
    max_usages: values.max_usages.trim() ? Number(values.max_usages) : undefined,
    valid_from: time('valid_from'),
    valid_until: time('valid_until'),
    note: values.note,
  }
}
