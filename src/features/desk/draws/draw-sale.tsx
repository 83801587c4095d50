import { useSurroundings } from '../../../hooks/context.ts'
import type { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { Card } from '../../../ui/card.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { DrawValues } from './draw-form.store.ts'
import { drawsMessages } from './draws.messages.ts'

type Props = Readonly<{ form: ReturnType<typeof useForm<DrawValues>>; isFixed: boolean }>

/** The price and the number of entries. Bundles are explained, but can't be saved. */
export function DrawSale({ form, isFixed }: Props) {
  const { locale } = useSurroundings()
  const { currency } = useSettings()
  const say = useMessages(drawsMessages)
  const sayField = useMessages(fieldMessages)
  const digits = { inputMode: 'numeric', filter: filterDigits, disabled: isFixed } as const
  const optional = sayField('optional')
  const { sold_by } = form.values
  return (
    <Card title={say('sale')}>
      <SelectField
        {...form.field('sold_by')}
        options={(['entries', 'fixed_price', 'bundles'] as const).map(value => ({ value, label: say(value) }))}
        disabled={isFixed}
      />
      {sold_by === 'bundles' && (
        <Notice kind="warning" title={say('bundlesTitle')}>
          <p>{say('bundlesText')}</p>
        </Notice>
      )}
      <MoneyField
        {...form.field('price')}
        symbol={currencySymbol(currency, locale)}
        commaHint={sayField('commaHint')}
        disabled={isFixed}
      />
      {sold_by === 'fixed_price' && <TextField {...form.field('numbers_each')} {...digits} />}
      <TextField {...form.field('capacity')} {...digits} optional={optional} help={say('capacityHelp')} />
      <TextField {...form.field('per_person')} {...digits} optional={optional} />
    </Card>
  )
}
