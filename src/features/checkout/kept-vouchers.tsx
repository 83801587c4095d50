import { useStore } from '@nanostores/react'
import { useMessages } from '../../hooks/use-messages.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { Button } from '../../ui/button.tsx'
import { keptVouchers } from './kept-vouchers.store.ts'
import { voucherMessages } from './voucher.messages.ts'

/** Offers the codes that the user has redeemed in their account. If they can't be read, a code can still be typed. */
export function KeptVouchers({ onUse }: Readonly<{ onUse: (code: string) => void }>) {
  const say = useMessages(voucherMessages)
  const state = useStore(useUserSlice(keptVouchers).$state)
  const open = state.type === 'ready' ? state.value.filter(voucher => voucher.state === 'open') : []
  return open.map(({ voucher_id, voucher_code: code }) => (
    <Button key={voucher_id} onClick={() => onUse(code)}>
      {say('useStable', { code })}
    </Button>
  ))
}
