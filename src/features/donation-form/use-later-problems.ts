import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { currencySymbol } from '../../lib/money.ts'
import { hasSign } from '../../lib/money-sign.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import type { Field } from './draft.ts'
import { useFieldProblems } from './use-field-problems.ts'

/** The mistakes of the steps after the first, in words. */
export function useLaterProblems(form: DonationForm, settings: AppSettings): Partial<Record<Field, string>> {
  const { locale } = useSurroundings()
  const say = useMessages(donationLaterMessages)
  const { own, ownContribution } = useStore(form.$draft)
  const problems = useStore(form.$problems)
  const texts = useFieldProblems(problems, settings, (field, inSentence) => {
    const key = inSentence && `${field}Label` in donationLaterMessages ? `${field}Label` : field
    return key in donationLaterMessages ? say(key as keyof typeof donationLaterMessages) : ''
  })
  const otherSign = say('otherCurrency', { symbol: currencySymbol(settings.currency, locale) })
  const typed: Partial<Record<Field, string>> = { amount: own, ownContribution }
  // Only its own: a page's scripts may have put an `amount` on the prototype of all objects.
  for (const field of Object.keys(problems) as Field[]) {
    const problem = problems[field]
    if (problem && 'key' in problem && problem.key === 'invalid' && hasSign(typed[field] ?? ''))
      texts[field] = otherSign
  }
  return texts
}
