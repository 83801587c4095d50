import type { AppSettings } from '../../api/app-settings.ts'
import { formatMoney } from '../../lib/money.ts'
import { formMessages } from '../../lib/validation.ts'
import { useSurroundings } from '../../store/context.ts'
import { useMessages } from '../../store/use-messages.ts'
import { donationFormMessages } from './donation-form.messages.ts'
import type { Field, Problems } from './draft.ts'

/** The fields' mistakes in words, for the summary and the fields alike. */
export function useFieldProblems(problems: Problems, settings?: AppSettings) {
  const { locale } = useSurroundings()
  const say = useMessages('donation-form', donationFormMessages)
  const sayForm = useMessages('form', formMessages)
  const money = (minor: number) =>
    settings ? formatMoney({ minor, currency: settings.currency, decimals: settings.currency_decimals }, locale) : ''

  const texts: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(problems) as Field[]) {
    const problem = problems[field]
    if (!problem) continue
    texts[field] =
      'text' in problem
        ? problem.text
        : sayForm(problem.key, {
            label: say(problem.key === 'required' ? `${labels[field]}Label` : labels[field]),
            min: settings ? money(settings.donation_minimum) : '',
            max: settings ? money(settings.donation_maximum) : '',
            ...problem.values,
          })
  }
  return texts
}

const labels = { amount: 'ownAmount', firstName: 'firstName', lastName: 'lastName', email: 'email' } as const
