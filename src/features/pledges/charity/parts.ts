import type { Charity } from '../../../api/pledges.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { splitAmount } from '../../../lib/split-amount.ts'
import { type FieldProblem, misreadAmount } from '../../../lib/validation.ts'
import type { Selection } from '../pay/selection.store.ts'

type Values = Readonly<Record<string, string>>
type Named = Pick<Charity, 'charity_id' | 'name'>

/** The fields of a charity: is it chosen, and its own share as typed. */
export const chosenField = (id: string) => `charity-${id}`
export const shareField = (id: string) => `share-${id}`

/** Fields of the choice among charities. `differently` is `yes` where the donor divides the amount by hand. */
export const emptyParts = (charities: readonly Named[]): Record<string, string> => ({
  differently: '',
  ...Object.fromEntries(
    charities.flatMap(({ charity_id: id }) => [
      [chosenField(id), ''],
      [shareField(id), ''],
    ]),
  ),
})

export const chosenAmong = <C extends Named>(values: Values, charities: readonly C[]): C[] =>
  charities.filter(({ charity_id: id }) => values[chosenField(id)] === 'yes')

/** Minor units for each chosen charity: as typed, or divided evenly. undefined for a share that is no valid amount. */
export function sharesOf(
  values: Values,
  charities: readonly Named[],
  amount: number,
  decimals: number,
): (number | undefined)[] {
  const chosen = chosenAmong(values, charities)
  if (chosen.length < 2 || values.differently !== 'yes') return chosen.length ? splitAmount(amount, chosen.length) : []
  return chosen.map(({ charity_id: id }) => {
    const parsed = parseAmount(values[shareField(id)] ?? '', decimals)
    return parsed.type === 'ok' && parsed.minor > 0 ? parsed.minor : undefined
  })
}

/** The change of fields when the donor turns on "by hand": even shares, unless earlier ones add up to the amount. */
export function byHand(
  values: Values,
  charities: readonly Named[],
  amount: number | undefined,
  decimals: number,
): Record<string, string> {
  const typed = { ...values, differently: 'yes' }
  const chosen = chosenAmong(values, charities)
  if (!amount || !leftToDivide(sharesOf(typed, charities, amount, decimals), amount)) return { differently: 'yes' }
  const even = splitAmount(amount, chosen.length).map(share => plainAmount(share, decimals))
  return {
    differently: 'yes',
    ...Object.fromEntries(chosen.map(({ charity_id: id }, index) => [shareField(id), even[index] ?? ''])),
  }
}

/** Minor units that are not divided yet; negative if the shares exceed the amount. */
export const leftToDivide = (shares: readonly (number | undefined)[], amount: number) =>
  amount - shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)

/**
 * Problems of the choice, by field. If there are charities, at least one must be chosen, and the shares must add up to
 * the amount.
 */
export function checkParts(
  values: Values,
  charities: readonly Named[],
  amount: number,
  decimals: number,
): Record<string, FieldProblem> {
  if (!charities.length) return {}
  const chosen = chosenAmong(values, charities)
  const [first] = charities
  if (!chosen.length) return { [chosenField(first?.charity_id ?? '')]: { key: 'choose' } }
  const shares = sharesOf(values, charities, amount, decimals)
  const wrong = chosen.filter((_, index) => shares[index] === undefined)
  if (!wrong.length && leftToDivide(shares, amount)) {
    return { [shareField(chosen.at(-1)?.charity_id ?? '')]: { key: 'amountShares' } }
  }
  return Object.fromEntries(
    wrong.map(({ charity_id: id }) => {
      const { type } = parseAmount(values[shareField(id)] ?? '', decimals)
      return [shareField(id), misreadAmount(type, decimals) ?? { key: 'required' }]
    }),
  )
}

/** The parts of a valid choice. Without charities it is one part, for the item itself. */
export function partsOf(
  values: Values,
  charities: readonly Named[],
  amount: number,
  decimals: number,
  name: string,
): Selection['parts'] {
  const shares = sharesOf(values, charities, amount, decimals)
  if (!charities.length) return [{ charityId: undefined, name, amount }]
  return chosenAmong(values, charities).map((charity, index) => ({
    charityId: charity.charity_id,
    name: charity.name,
    amount: shares[index] ?? 0,
  }))
}
