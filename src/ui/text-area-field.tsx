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
    /** Lines to begin with. Default: 4. */
    rows?: number
    /** Characters. More can be written, so that nothing pasted is lost unseen; the caller refuses it. */
    limit: number
    /** Says how many characters are left: "12 characters left"; negative: how many are too many. */
    count: (left: number) => string
  }
>

const pause = 1000

/** Text of several lines with a count. Screen readers hear the count in pauses, once it grows short. */
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
