import { useEffect } from 'react'
import { announce } from './announcer.ts'
import { useStyles } from './styles.ts'
import css from './text-area-field.css?inline'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Readonly<
  Pick<
    TextFieldProps,
    'label' | 'name' | 'value' | 'onInput' | 'onBlur' | 'help' | 'error' | 'optional' | 'disabled'
  > & {
    /** Initial number of lines. Default: 4. */
    rows?: number
    /**
     * Maximum length in characters. More can be typed, so that pasted text is not cut silently; the caller rejects
     * it.
     */
    limit: number
    /** Formats the number of characters left: "12 characters left". Negative: how many are too many. */
    count: (left: number) => string
  }
>

const pause = 1000

/** A multi-line text with a character count. Screen readers hear the count when typing pauses, once few are left. */
export function TextAreaField({ rows = 4, limit, count, ...field }: Props) {
  useStyles(css)
  const left = limit - [...field.value].length
  const text = count(left)

  useEffect(() => {
    if (left > limit / 10) return
    const timer = setTimeout(() => announce(text), pause)
    return () => clearTimeout(timer)
  }, [left, limit, text])

  return (
    <TextField {...field} rows={rows}>
      <p className="text-area-count" data-over={left < 0 ? '' : undefined} aria-hidden="true">
        {text}
      </p>
    </TextField>
  )
}
