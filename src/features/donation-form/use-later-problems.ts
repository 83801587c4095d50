import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useMessages } from '../../store/use-messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import type { Field } from './draft.ts'
import { useFieldProblems } from './use-field-problems.ts'

/** The mistakes of the steps after the first, in words. */
export function useLaterProblems(form: DonationForm, settings: AppSettings): Partial<Record<Field, string>> {
  const say = useMessages('donation-later', donationLaterMessages)
  return useFieldProblems(useStore(form.$problems), settings, (field, inSentence) => {
    const key = inSentence && `${field}Label` in donationLaterMessages ? `${field}Label` : field
    return key in donationLaterMessages ? say(key as keyof typeof donationLaterMessages) : ''
  })
}
