import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { formatMoney } from '../../lib/money.ts'
import { auth } from '../../store/auth.ts'
import { Button } from '../../ui/button.tsx'
import { useStyles } from '../../ui/styles.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { Checkout } from './checkout.store.ts'
import { keptVouchers } from './kept-vouchers.store.ts'
import css from './voucher.css?inline'
import { voucherMessages } from './voucher.messages.ts'

/**
 * A quiet button that turns into a field, and then shows the discount. It is a form of its own, so it must be next
 * to the payment form, not inside it.
 */
export function VoucherPart({ checkout: { voucher, $isFixed } }: Readonly<{ checkout: Checkout }>) {
  useStyles(css)
  const { locale, site } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(voucherMessages)
  const typed = useStore(voucher.$typed)
  const applied = useStore(voucher.$applied)
  const problem = useStore(voucher.$problem)
  const isFixed = useStore($isFixed)
  const checking = useStore(voucher.$asked) === typed.trim()
  const [asked, setAsked] = useState(false)
  const { user } = useStore(auth(site).$state)
  const container = useRef<HTMLDivElement>(null)
  const acted = useRef(false)
  const view = applied ? 'applied' : asked || typed !== '' ? 'field' : 'closed'

  // A stored code is validated again.
  useEffect(() => {
    if (voucher.$typed.get()) void voucher.apply()
  }, [voucher])

  // The pressed button is unmounted: the focus moves to what replaces it.
  useLayoutEffect(() => {
    if (!acted.current) return
    acted.current = false
    const next = view === 'field' ? 'input' : 'button'
    container.current?.querySelector<HTMLElement>(next)?.focus()
  }, [view])

  function apply(event: FormEvent) {
    event.preventDefault()
    acted.current = true
    void voucher.apply()
  }

  return (
    <div className="voucher" data-view={view} ref={container}>
      <p className="voucher-said" role="status">
        {applied &&
          say(applied.discount ? 'applied' : 'accepted', {
            code: applied.code,
            amount: formatMoney({ minor: applied.discount, currency, decimals }, locale),
          })}
      </p>
      {applied && (
        <Button
          variant="quiet"
          disabled={isFixed}
          label={say('removeCode', { code: applied.code })}
          onClick={() => {
            acted.current = true
            setAsked(false)
            voucher.remove()
          }}
        >
          {say('remove')}
        </Button>
      )}
      {view === 'closed' && (
        <>
          <Button
            variant="quiet"
            disabled={isFixed}
            onClick={() => {
              acted.current = true
              setAsked(true)
            }}
          >
            {say('add')}
          </Button>
          {user && <KeptVouchers disabled={isFixed} onUse={voucher.use} />}
        </>
      )}
      {view === 'field' && (
        <form className="voucher-form" noValidate onSubmit={apply}>
          <TextField
            name="voucher_code"
            label={say('label')}
            value={typed}
            onInput={text => {
              // The field of a stored code stays when it is emptied to type another one.
              setAsked(true)
              voucher.type(text)
            }}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={100}
            plain
            error={problem && say(problem)}
          />
          <Button type="submit" disabled={isFixed} busy={checking}>
            {say('apply')}
          </Button>
        </form>
      )}
    </div>
  )
}

/** Offers the codes that the user has redeemed in their account. If they can't be read, a code can still be typed. */
function KeptVouchers({ disabled, onUse }: Readonly<{ disabled: boolean; onUse: (code: string) => void }>) {
  const say = useMessages(voucherMessages)
  const state = useStore(useUserSlice(keptVouchers).$state)
  const open = state.type === 'ready' ? state.value.filter(voucher => voucher.state === 'open') : []
  return open.map(({ voucher_id, voucher_code: code }) => (
    <Button key={voucher_id} disabled={disabled} onClick={() => onUse(code)}>
      {say('useStable', { code })}
    </Button>
  ))
}
