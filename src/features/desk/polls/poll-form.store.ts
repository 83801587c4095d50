import { type AdminPollForm, addPoll, adminPoll, editPoll } from '../../../api/admin-polls.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { fewestOptions, mostOptions, resultRules } from '../../../api/poll-kinds.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { check, required } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createSaved } from '../../checkout/saved.store.ts'
import { createConflict } from '../conflict.store.ts'
import { localTime, momentOf } from '../local-time.ts'

/** The limits of how many answers a poll has, and when guests can see the result, for the form. */
export const [fewest, most, rules] = [fewestOptions, mostOptions, resultRules]

/** An answer as typed. */
export interface TypedOption {
  readonly option_id: string
  readonly label: string
}

/** Made here, so that an answer which was saved and lost on the way is known as the same. */
export const newOption = (): TypedOption => ({ option_id: `opt_${randomKey()}`, label: '' })

/** The form's values for a poll. The answers are a JSON list. */
export function valuesOf(poll: AdminPollForm | undefined) {
  return {
    question: poll?.question ?? '',
    description: poll?.description ?? '',
    options: JSON.stringify(poll?.options ?? Array.from({ length: fewestOptions }, newOption)),
    choices_max: String(poll?.choices_max ?? 1),
    publicYN: poll?.publicYN ? 'yes' : 'no',
    results_shown: (poll?.results_shown ?? 'always') as string,
    closes_at: poll?.closes_at ? localTime(poll.closes_at) : '',
  }
}

export type PollValues = ReturnType<typeof valuesOf>

export const optionsIn = ({ options }: Pick<PollValues, 'options'>): readonly TypedOption[] => JSON.parse(options)

interface Followers {
  /** The newest version that is known here. undefined: a new poll. */
  latest(): AdminPollForm | undefined
  onSaved(poll: AdminPollForm): void
  /** Called with the version that somebody else has saved. */
  onTheirs(poll: AdminPollForm): void
}

/** The form of a poll. `$saved`: it is saved, and unchanged since. */
export function createPollForm(site: Site, { latest, onSaved, onTheirs }: Followers) {
  const call = userCall(site)
  const form = createForm({
    environment: site.environment,
    values: valuesOf(latest()),
    check: values => ({
      question: check(values.question, [required]),
      options: optionFaults(optionsIn(values)).length ? { key: 'invalid' } : undefined,
    }),
    async send(values) {
      const before = latest()
      const input = inputOf(values, before)
      const { poll_id, revision = '' } = before ?? {}
      const saved = await (poll_id
        ? call(editPoll, { ...input, poll_id, revision })
        : call(addPoll, { ...input, idempotency_key: conflict.key() }))
      conflict.savedAs(saved.poll_id, valuesOf(saved))
      onSaved(saved)
      settle(values)
    },
  })
  const { $saved, settle } = createSaved(form)
  const conflict = createConflict(site, form, { kind: 'poll', id: latest()?.poll_id }, async poll_id => {
    const theirs = await call(adminPoll, { poll_id })
    onTheirs(theirs)
    return valuesOf(theirs)
  })
  return { form, conflict, $saved }
}

/** A mistake in an answer, and the field that has it. */
type OptionFault = Readonly<{ field: string; place: number; fault: 'optionEmpty' | 'optionTwice' }>

/** Names an answer's field. The first one also stands for all answers. */
export const optionField = (place: number) => (place === 1 ? 'options' : `option-${place}`)

export function optionFaults(options: readonly TypedOption[]): OptionFault[] {
  const labels = options.map(({ label }) => label.trim().toLowerCase())
  return labels.flatMap((label, index): OptionFault[] => {
    const place = index + 1
    const field = optionField(place)
    if (!label) return [{ field, place, fault: 'optionEmpty' }]
    return labels.indexOf(label) < index ? [{ field, place, fault: 'optionTwice' }] : []
  })
}

function inputOf(values: PollValues, before: AdminPollForm | undefined): InputOf<typeof addPoll> {
  return {
    question: values.question,
    description: values.description,
    options: [...optionsIn(values)],
    choices_max: Number(values.choices_max),
    publicYN: values.publicYN === 'yes' ? 'yes' : 'no',
    results_shown: resultRules.find(rule => rule === values.results_shown) ?? 'always',
    closes_at: values.closes_at ? momentOf(values.closes_at, before?.closes_at) : null,
  }
}
