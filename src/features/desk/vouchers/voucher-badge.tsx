import type { VoucherState } from '../../../api/voucher-kinds.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

export function VoucherBadge({ state }: Readonly<{ state: VoucherState }>) {
  const say = useMessages(vouchersMessages)
  return <Badge kind={kinds[state]}>{say(state)}</Badge>
}

const kinds = {
  open: 'success',
  not_yet: 'info',
  expired: 'neutral',
  paused: 'warning',
  used_up: 'neutral',
} as const
