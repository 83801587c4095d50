import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formMessages } from '../lib/form.messages.ts'
import { formStatusMessages } from '../lib/form-status.messages.ts'
import type { MessageValues } from '../lib/messages.ts'
import { busyness } from '../store/busyness.ts'
import type { Form, Values } from '../store/form.ts'
import { useSurroundings } from './context.ts'
import { useFailure } from './use-failure.ts'
import { useMessages } from './use-messages.ts'

/** A field's label: alone, and as in "Please enter …". */
export type Label<V extends Values> = (field: keyof V & string, inSentence: boolean) => string

/**
 * A form in the reader's language.
 * @param said values for the placeholders of its messages besides the label, such as the minimum amount
 * @returns `props`: the props of `Form`; `field(name)`: the props of a text field
 */
export function useForm<V extends Values>(form: Form<V>, label: Label<V>, said: MessageValues = {}) {
  const sayForm = useMessages(formMessages)
  const say = useMessages(formStatusMessages)
  const values = useStore(form.$values)
  const problems = useStore(form.$problems)
  const refusals = useStore(form.$refusals)
  const state = useStore(form.$state)
  const dirty = useStore(form.$dirty)
  const { site } = useSurroundings()
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)

  // Prevents an update from reloading the page while somebody types.
  useEffect(() => (dirty ? busyness(site).begin('typing') : undefined), [dirty, site])

  const texts: Partial<Record<keyof V & string, string>> = {}
  for (const name of Object.keys(values) as (keyof V & string)[]) {
    // Own properties only: a page's scripts may have extended Object.prototype.
    const problem = Object.hasOwn(problems, name) ? problems[name] : undefined
    if (!problem) continue
    texts[name] =
      'text' in problem
        ? problem.text
        : sayForm(problem.key, {
            label: label(name, problem.key === 'required' || problem.key === 'choose'),
            ...said,
            ...problem.values,
          })
  }

  return {
    values,
    busy: state.type === 'busy',
    /** A field's error message. */
    error: (name: keyof V & string): string | undefined => texts[name],
    field: <N extends keyof V & string>(name: N) => ({
      name,
      label: label(name, false),
      value: values[name] ?? '',
      error: texts[name],
      onInput: (text: string) => form.change({ [name]: text } as Partial<V>),
    }),
    props: {
      onSubmit: () => void form.submit(),
      refusals,
      problems: Object.entries<string | undefined>(texts).map(([field, text = '']) => ({ field, text })),
      summaryTitle: say('problemTitle'),
      failure,
      slow: state.type === 'busy' && state.slow ? say('slow') : undefined,
    },
  }
}
