import type { Problems } from '../../store/form.ts'
import type { Answers } from './answers.ts'

/** The server's validation messages for the payer's answers, by our field names. */
export function refusedAnswers(fields: Readonly<Record<string, string>>): Problems<Answers> {
  const problems: Partial<Record<keyof Answers, { text: string }>> = {}
  for (const [path, text] of Object.entries(fields)) {
    const field = sentAs.find(([pattern]) => pattern.test(path))?.[1]
    if (field) problems[field] = { text }
  }
  return problems
}

const sentAs: readonly (readonly [RegExp, keyof Answers])[] = [
  [/^guest\.first_name$/, 'firstName'],
  [/^guest\.last_name$/, 'lastName'],
  [/^guest\.email$/, 'email'],
  [/^guest\.organisation$/, 'organisation'],
  [/^guest\.organisation_number$/, 'organisationNumber'],
  [/^guest\.organisation_address$/, 'organisationAddress'],
  [/postcode$/, 'postcode'],
  [/line_1$/, 'line1'],
  [/line_2$/, 'line2'],
  [/town$/, 'town'],
  [/country$/, 'country'],
  [/^gift_aid$/, 'giftAid'],
  [/^voluntary_contribution_amount$/, 'ownContribution'],
]
