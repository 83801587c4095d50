import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Identifier, IdentifierKind } from './identifier.ts'

type Field = Readonly<{ label: string; error: string | undefined }>

type Props = Readonly<{
  kind: IdentifierKind
  values: Identifier
  change: (values: Partial<Identifier>) => void
  /** Label and error of a field. */
  field: (name: IdentifierKind) => Field
  /** Followed by a password field, for which a password manager fills it in. Default: alone. */
  withSecret?: boolean
}>

/** The e-mail address or telephone number of an account. */
export function IdentifierField({ kind, values, change, field, withSecret = false }: Props) {
  const { locale } = useSurroundings()
  const sayField = useMessages(fieldMessages)
  const { label, error } = field(kind)
  const shared = {
    name: kind,
    label,
    error,
    enterKeyHint: withSecret ? 'next' : 'go',
  } as const
  if (kind === 'email') {
    return (
      <TextField
        {...shared}
        type="email"
        inputMode="email"
        autoComplete={withSecret ? 'username' : 'email'}
        plain
        value={values.email}
        onInput={email => change({ email })}
      />
    )
  }
  return (
    <PhoneField
      {...shared}
      autoComplete={withSecret ? 'username' : 'tel'}
      value={{ country: values.mobile_country, text: values.mobile }}
      onInput={({ country, text }) => change({ mobile: text, mobile_country: country })}
      locale={locale}
      say={sayField}
    />
  )
}
