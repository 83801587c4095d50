import { atom, type ReadableAtom } from 'nanostores'
import type { Checked, Form, Values } from '../../store/form.ts'

/** A question before a form with an unusual value is sent. */
export interface AskFirst {
  $isAsked: ReadableAtom<boolean>
  /** Sends the form, or asks first. Mistakes are shown before that. */
  submit(): void
  /** Answers the question. */
  answer(isMeant: boolean): void
}

/** @param isUnusual is asked about values without mistakes */
export function askFirst<V extends Values>(
  form: Form<V>,
  check: (values: V) => Checked<V>,
  isUnusual: (values: V) => boolean,
): AskFirst {
  const $isAsked = atom(false)
  return {
    $isAsked,
    submit() {
      const values = form.$values.get()
      if (!isUnusual(values)) void form.submit()
      else if (!form.refuse(check(values))) $isAsked.set(true)
    },
    answer(isMeant) {
      $isAsked.set(false)
      if (isMeant) void form.submit()
    },
  }
}
