import { type RawBuilder, sql } from 'kysely'
import type { StoredQuestion } from '../tables.ts'

/** Choices that are stored without words, as the desk's languages call them. */
const named = { yes: ['yes', 'ja'], no: ['no', 'nein'], other: ['other', 'anderes'] }

/** What a response is found by: its giver, and its answers in words and numbers. */
export function searchedText(questions: readonly StoredQuestion[], typed: string): RawBuilder<string> {
  const word = typed.trim().toLowerCase()
  // Only the whole word, since one language's may be a part of another's.
  const plain = Object.entries(named).map(([id, words]) => [id, words.includes(word) ? word : ''])
  const written = questions.flatMap(({ id, choices }) => choices.map(choice => [`${id} ${choice.id}`, choice.text]))
  const words = sql`${JSON.stringify(Object.fromEntries([...plain, ...written]))}::jsonb`
  return sql`concat_ws(' ', first_name, last_name, email, (
    select string_agg(said.text, E'\\n')
    from jsonb_each(answers) as answer
    cross join lateral (
      select answer.value ->> 'text' as text
      union all select answer.value ->> 'number'
      union all select coalesce(${words} ->> (answer.key || ' ' || choice), ${words} ->> choice)
        from jsonb_array_elements_text(answer.value -> 'choices') as choice
    ) as said
  ))`
}
