import type { VoucherOrigins } from '../../../api/admin-vouchers.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { wholeOrigin } from './voucher-form.store.ts'
import { originName } from './voucher-words.ts'
import { vouchersMessages } from './vouchers.messages.ts'

type Props = Readonly<{
  origins: VoucherOrigins
  chosen: readonly string[]
  error: string | undefined
  onChoose: (chosen: readonly string[]) => void
}>

/** Chooses what a voucher is for: all of an origin, or some subjects. */
export function VoucherScope({ origins, chosen, error, onChoose }: Props) {
  const say = useMessages(vouchersMessages)
  const box = (key: string, label: string, disabled = false) => (
    <Checkbox
      key={key}
      name={`scope ${key}`}
      label={label}
      checked={chosen.includes(key)}
      disabled={disabled}
      onChoose={isChosen => onChoose(isChosen ? [...chosen, key] : chosen.filter(one => one !== key))}
    />
  )
  return (
    <fieldset className="vouchers-scope">
      <legend>
        <HiddenText>{say('scope')}</HiddenText>
      </legend>
      {error && <p role="alert">{error}</p>}
      {origins.map(({ origin, subjects }) => {
        const whole = wholeOrigin(origin)
        return (
          <div key={origin}>
            {box(whole, say('all', { origin: originName(origin, say) }))}
            <div className="vouchers-subjects">
              {subjects.map(({ subject, title, hiddenYN }) =>
                box(subject, hiddenYN ? say('hidden', { title }) : title, chosen.includes(whole)),
              )}
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
