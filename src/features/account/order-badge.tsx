import type { OrderDetails } from '../../api/orders.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { accountMessages } from './account.messages.ts'

/** The status of an order. */
export function OrderBadge({ order: { status, refunded } }: Readonly<{ order: OrderDetails }>) {
  const say = useMessages(accountMessages)
  if (status === 'paid' && refunded > 0) return <Badge kind="warning">{say('partlyRefunded')}</Badge>
  return <Badge kind={kinds[status]}>{say(`status_${status}`)}</Badge>
}

const kinds = {
  pending: 'warning',
  awaiting_offline_payment: 'info',
  paid: 'success',
  refunded: 'neutral',
  cancelled: 'neutral',
} as const
