import type { OfflineOrder } from '../../../api/admin-payments.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { paidByMessages } from './paid-by.messages.ts'
import { paymentsMessages } from './payments.messages.ts'

/** The state of an order that is paid offline. */
export function PaymentBadge({ order: { status, paid_at, paid_by } }: Readonly<{ order: OfflineOrder }>) {
  const { locale } = useSurroundings()
  const say = useMessages(paymentsMessages)
  const sayPaid = useMessages(paidByMessages)
  if (status === 'cancelled' || status === 'refunded') return <Badge kind="neutral">{say(status)}</Badge>
  if (!paid_at || !paid_by) return <Badge kind="info">{say('toCome')}</Badge>
  const how = sayPaid(`by_${paid_by}`)
  return <Badge kind="success">{say('paidAt', { how, date: formatDate(paid_at, locale) })}</Badge>
}
