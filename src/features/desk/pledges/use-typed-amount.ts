import { useMessages } from '../../../hooks/use-messages.ts'
import { formMessages } from '../../../lib/form.messages.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { misreadAmount } from '../../../lib/validation.ts'
import { pledgesMessages } from './pledges.messages.ts'

/** The minor units of a typed amount, or what is wrong with it. */
export function useTypedAmount(typed: string, decimals: number) {
  const say = useMessages(pledgesMessages)
  const sayForm = useMessages(formMessages)
  const parsed = parseAmount(typed, decimals)
  if (parsed.type === 'ok' && parsed.minor > 0) return { minor: parsed.minor, wrongAmount: undefined }
  const problem = misreadAmount(parsed.type, decimals)
  const wrongAmount = problem ? sayForm(problem.key, { label: say('amount'), ...problem.values }) : say('amountWrong')
  return { minor: undefined, wrongAmount }
}
