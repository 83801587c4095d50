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

/** A day, picked with the browser's own date control, which shows dates in the format of the visitor's system. */
export function DateField(props: Props) {
  return <TextField {...props} type="date" />
}
