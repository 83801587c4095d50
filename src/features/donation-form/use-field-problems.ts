import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formMessages } from '../../lib/form.messages.ts'
import { formatMoney } from '../../lib/money.ts'
import type { Field, Problems } from './draft.ts'

/**
 * The fields' mistakes in words, for the summary and the fields alike.
 * @param labelOf the field's name, as it stands in a sentence ("your first name") or by itself
 */
export function useFieldProblems(
  problems: Problems,
  settings: AppSettings,
  labelOf: (field: Field, inSentence: boolean) => string,
) {
  const { locale } = useSurroundings()
  const sayForm = useMessages(formMessages)
  const { currency, currency_decimals: decimals } = settings
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)

  const texts: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(problems) as Field[]) {
    const problem = problems[field]
    if (!problem) continue
    texts[field] =
      'text' in problem
        ? problem.text
        : sayForm(problem.key, {
            label: labelOf(field, problem.key === 'required'),
            min: money(settings.donation_minimum),
            max: money(settings.donation_maximum),
            ...problem.values,
          })
  }
  return texts
}
