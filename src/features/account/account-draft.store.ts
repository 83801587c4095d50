import { atom } from 'nanostores'
import { auth } from '../../store/auth.ts'
import { type Draft, restore, type Values } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { compartment } from '../checkout/compartment.ts'
import { accountSubject } from '../checkout/subjects.ts'

/**
 * Keeps what the signed-in user types in a form of their account, until it is saved.
 * @param known the saved values
 */
export function accountDraft<V extends Values>(site: Site, form: string, known: V) {
  const kept = compartment(site, accountSubject)
  const entry = `${form} ${auth(site).$state.get().user?.user_id ?? ''}`
  let saved = known
  const isTyped = (values: unknown) => JSON.stringify(restore(saved, values)) !== JSON.stringify(saved)
  const $restored = atom(isTyped(kept.read(entry)))
  const draft: Draft = {
    read: () => kept.read(entry),
    write(values) {
      kept.write(entry, isTyped(values) ? values : undefined)
      if (!isTyped(values)) $restored.set(false)
    },
  }
  return {
    draft,
    /** Does the form hold values from before it was left? */
    $restored,
    saved: () => saved,
    /** @param values what was sent @param now what stands in the form meanwhile */
    accept(values: V, now: V) {
      saved = values
      draft.write(now)
    },
  }
}
