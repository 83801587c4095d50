import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Readonly<
  Pick<TextFieldProps, 'label' | 'name' | 'onInput' | 'onBlur' | 'help' | 'error' | 'optional' | 'autoComplete'> & {
    /** `2026-11-21`, or empty. */
    value: string
    /** Earliest and latest day, in the same form. */
    min?: string
    max?: string
    disabled?: boolean
  }
>

/** A day, by the browser's own calendar: it writes days as the visitor's system does. */
export function DateField(props: Props) {
  return <TextField {...props} type="date" />
}
