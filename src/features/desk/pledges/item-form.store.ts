import { type AdminPledgeItem, addPledgeItem, adminPledgeItem, editPledgeItem } from '../../../api/admin-pledges.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { check, type FieldProblem, maxLength, misreadAmount, required } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createConflict } from '../conflict.store.ts'

/** Named as the API's input, so that the server's messages appear at their fields. Choices are `yes` or empty. */
type Values = Readonly<
  Record<
    | 'title'
    | 'summary'
    | 'description'
    | 'picture'
    | 'target'
    | 'levels'
    | 'own_amountYN'
    | 'pay_laterYN'
    | 'publishedYN'
    | 'isOpen'
    | 'charity_ids',
    string
  >
>

function valuesOf(item: AdminPledgeItem | undefined, decimals: number): Values {
  const yes = (is: boolean | undefined) => (is ? 'yes' : '')
  return {
    title: item?.title ?? '',
    summary: item?.summary ?? '',
    description: item?.description ?? '',
    picture: item?.picture ?? '',
    target: item?.target ? plainAmount(item.target, decimals) : '',
    levels: levelsText(item?.levels ?? [], decimals),
    own_amountYN: yes(item?.own_amountYN ?? true),
    pay_laterYN: yes(item?.pay_laterYN ?? true),
    publishedYN: yes(item?.publishedYN),
    isOpen: yes(item ? item.state === 'open' : true),
    charity_ids: (item?.charity_ids ?? []).join(','),
  }
}

/** The form of a pledge item. @param item undefined: a new item */
export function createItemForm(
  site: Site,
  item: AdminPledgeItem | undefined,
  decimals: number,
  { onSaved, wrongLevels }: Readonly<{ onSaved: (item: AdminPledgeItem) => void; wrongLevels: () => string }>,
) {
  const call = userCall(site)
  let latest = item
  const form = createForm<Values>({
    environment: site.environment,
    values: valuesOf(item, decimals),
    check(values) {
      return {
        title: check(values.title, [required, maxLength(150)]),
        summary: check(values.summary, [maxLength(300)]),
        target: targetProblem(values.target),
        levels: levelsIn(values.levels, decimals) ? undefined : { text: wrongLevels() },
      }
    },
    async send(values) {
      const yesNo = (value: string) => (value === 'yes' ? ('yes' as const) : ('no' as const))
      const input = {
        title: values.title,
        summary: values.summary,
        description: values.description,
        picture: values.picture || null,
        target: targetIn(values.target) ?? null,
        levels: levelsIn(values.levels, decimals) ?? [],
        own_amountYN: yesNo(values.own_amountYN),
        pay_laterYN: yesNo(values.pay_laterYN),
        publishedYN: yesNo(values.publishedYN),
        state: values.isOpen === 'yes' ? ('open' as const) : ('closed' as const),
        charity_ids: values.charity_ids.split(',').filter(Boolean),
      }
      const { pledge_item_id, revision = '' } = latest ?? {}
      latest = await (pledge_item_id
        ? call(editPledgeItem, { ...input, pledge_item_id, revision })
        : call(addPledgeItem, { ...input, idempotency_key: conflict.key() }))
      conflict.savedAs(latest.pledge_item_id, valuesOf(latest, decimals))
      onSaved(latest)
    },
  })
  const conflict = createConflict(
    site,
    form,
    { kind: 'pledge item', id: latest?.pledge_item_id },
    async pledge_item_id => {
      latest = await call(adminPledgeItem, { pledge_item_id })
      return valuesOf(latest, decimals)
    },
  )
  return { form, conflict }

  function targetProblem(text: string): FieldProblem | undefined {
    if (!text.trim() || targetIn(text)) return undefined
    return misreadAmount(parseAmount(text, decimals).type, decimals) ?? { key: 'invalid' }
  }

  function targetIn(text: string): number | undefined {
    const parsed = parseAmount(text, decimals)
    return parsed.type === 'ok' && parsed.minor > 0 ? parsed.minor : undefined
  }
}

interface Level {
  /** Minor units. */
  amount: number
  does: string
}

/** Levels as an organiser types them: one per line, its amount first. */
const levelsText = (levels: readonly Level[], decimals: number) =>
  levels.map(({ amount, does }) => `${plainAmount(amount, decimals)} ${does}`.trim()).join('\n')

/** @returns undefined if a line does not begin with an amount, or two have the same */
function levelsIn(text: string, decimals: number): Level[] | undefined {
  const lines = text.split('\n').filter(line => line.trim())
  const levels = lines.map(line => {
    const [, written = '', does = ''] = /^\s*[^\d\s]?\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? []
    const parsed = parseAmount(written, decimals)
    return parsed.type === 'ok' && parsed.minor > 0 ? { amount: parsed.minor, does } : undefined
  })
  const known = levels.filter(level => level !== undefined)
  const isRight = known.length === levels.length && new Set(known.map(({ amount }) => amount)).size === known.length
  return isRight ? known : undefined
}
