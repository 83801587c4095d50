import { useState } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { Ranges } from '../../../lib/prize-draw.ts'
import { filterDigits } from '../../../ui/filters.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { checkMessages } from './check.messages.ts'

/** Shows whether a number takes part. */
export function NumberLookUp({ numbers }: Readonly<{ numbers: Ranges }>) {
  const say = useMessages(checkMessages)
  const [typed, setTyped] = useState('')
  const number = Number(typed)
  const isIn = numbers.some(([first, last]) => number >= first && number <= last)
  const isNumber = /^\d{1,9}$/.test(typed.trim())
  return (
    <div>
      <TextField
        name="look-up"
        label={say('lookUp')}
        value={typed}
        onInput={setTyped}
        inputMode="numeric"
        filter={filterDigits}
        autoComplete="off"
      />
      <p role="status">{isNumber && say(isIn ? 'takesPart' : 'takesNoPart', { number: String(number) })}</p>
    </div>
  )
}
