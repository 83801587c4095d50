import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AdminVoucher, VoucherOrigins } from '../../../api/admin-vouchers.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { SaveRow } from '../save-row.tsx'
import { useDeviceZone } from '../use-device-zone.ts'
import {
  chosenIn,
  createVoucherForm,
  type MadeCodes,
  modes,
  needsValue,
  type VoucherValues,
} from './voucher-form.store.ts'
import { VoucherScope } from './voucher-scope.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

type Props = Readonly<{
  /** undefined: a new voucher. */
  voucher: AdminVoucher | undefined
  origins: VoucherOrigins
  isBatch?: boolean
  onSaved?: (voucher: AdminVoucher) => void
  /** Called with the stored version when it is another than the form’s. */
  onTheirs?: (voucher: AdminVoucher) => void
  onMade?: (made: MadeCodes) => void
}>

/** The form of a voucher. */
export function VoucherFields({ voucher, origins, isBatch = false, onSaved, onTheirs, onMade }: Props) {
  const { site, locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(vouchersMessages)
  const sayField = useMessages(fieldMessages)
  const latest = useRef({ voucher, onSaved, onTheirs, onMade, say })
  latest.current = { voucher, onSaved, onTheirs, onMade, say }
  const [saved, setSaved] = useState(false)
  const {
    form: store,
    conflict,
    ask,
  } = useMemo(
    () =>
      createVoucherForm(site, {
        decimals,
        origins,
        isBatch,
        latest: () => latest.current.voucher,
        onSaved: voucher => {
          setSaved(true)
          latest.current.onSaved?.(voucher)
        },
        onTheirs(theirs) {
          latest.current.voucher = theirs
          latest.current.onTheirs?.(theirs)
        },
        onMade: made => latest.current.onMade?.(made),
        chooseScope: () => latest.current.say('chooseScope'),
      }),
    [site, decimals, origins, isBatch],
  )
  useEffect(() => store.$values.listen(() => setSaved(false)), [store])
  const isAsked = useStore(ask.$isAsked)
  const isShare = store.$values.get().price_mode === 'percent'
  const form = useForm<VoucherValues>(store, (field, inSentence) => {
    if (field === 'value')
      return say(isShare ? (inSentence ? 'shareLabel' : 'share') : inSentence ? 'amountLabel' : 'amount')
    if (inSentence && (field === 'voucher_code' || field === 'quantity')) return say(`${field}Label`)
    return field === 'unlocks' ? say('unlocksYN') : say(field)
  })
  const optional = sayField('optional')
  const zone = useDeviceZone()
  const digits = { inputMode: 'numeric', filter: filterDigits, maxLength: 7 } as const
  const money = { symbol: currencySymbol(currency, locale), commaHint: sayField('commaHint') }

  return (
    <EditForm {...form.props} onSubmit={ask.submit} conflict={conflict} label={say('title')}>
      <div className="vouchers-form">
        <Card title={say('what')}>
          {isBatch ? (
            <div className="vouchers-pair">
              <TextField {...form.field('prefix')} maxLength={20} plain optional={optional} />
              <TextField {...form.field('quantity')} {...digits} />
            </div>
          ) : (
            <TextField {...form.field('voucher_code')} maxLength={50} plain help={say('voucher_codeHelp')} />
          )}
          <div className="vouchers-pair">
            <SelectField
              {...form.field('price_mode')}
              options={modes.map(mode => ({ value: mode, label: say(mode) }))}
            />
            {needsValue(form.values.price_mode) &&
              (isShare ? (
                <TextField
                  {...form.field('value')}
                  inputMode="decimal"
                  maxLength={6}
                  suffix={<span className="vouchers-share">%</span>}
                />
              ) : (
                <MoneyField {...form.field('value')} {...money} />
              ))}
          </div>
          <TextField {...form.field('pieces')} {...digits} optional={optional} help={say('piecesHelp')} />
          <Checkbox
            name="unlocks"
            label={say('unlocksYN')}
            checked={form.values.unlocks === 'yes'}
            onChoose={chosen => store.change({ unlocks: chosen ? 'yes' : 'no' })}
          />
        </Card>
        <Card title={say('scope')}>
          <VoucherScope
            origins={origins}
            chosen={chosenIn(form.values)}
            error={form.error('subjects')}
            onChoose={chosen => store.change({ subjects: JSON.stringify(chosen) })}
          />
        </Card>
        <Card title={say('limits')}>
          <TextField
            {...form.field('max_usages')}
            {...digits}
            optional={optional}
            help={say(isBatch ? 'max_usagesEachHelp' : 'max_usagesHelp')}
          />
          <div className="vouchers-pair">
            <TextField {...form.field('valid_from')} type="datetime-local" optional={optional} />
            <TextField {...form.field('valid_until')} type="datetime-local" optional={optional} />
          </div>
          <p className="desk-muted">{zone}</p>
          <TextField {...form.field('note')} maxLength={300} optional={optional} help={say('noteHelp')} />
        </Card>
      </div>
      {isBatch ? (
        <div className="form-actions">
          <Button variant="primary" type="submit" busy={form.busy}>
            {say('makeBatch')}
          </Button>
        </div>
      ) : (
        <SaveRow busy={form.busy} saved={saved} />
      )}
      <AlertDialog
        open={isAsked}
        title={say(isBatch ? 'freeForAllCodesTitle' : 'freeForAllTitle')}
        action={{ label: say(isBatch ? 'makeBatch' : 'freeForAll'), run: () => ask.answer(true) }}
        cancel={{ label: say('setLimit'), run: () => ask.answer(false) }}
      >
        <p>{say(isBatch ? 'freeForAllCodesText' : 'freeForAllText')}</p>
      </AlertDialog>
    </EditForm>
  )
}
