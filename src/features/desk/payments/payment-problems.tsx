import { useStore } from '@nanostores/react'
import type { PaymentProblem } from '../../../api/admin-payments.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useFresh } from '../../../hooks/use-resource.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { paymentsMessages } from './payments.messages.ts'
import { paymentProblems } from './payments.store.ts'

/** Payments by card that do not match their order, if there are any. */
export function PaymentProblems({ canAct }: Readonly<{ canAct: boolean }>) {
  const { locale } = useSurroundings()
  const say = useMessages(paymentsMessages)
  const { page, settle } = useUserSlice(paymentProblems)
  const isSettling = useStore(settle.$state).type === 'busy'
  useFresh(page)
  return (
    <>
      <CommandProblem command={settle} />
      <ResourceFrame {...useExplained(page)} skeleton={() => null} Problem={NoticeProblem}>
        {({ items, currency, currency_decimals: decimals }) =>
          items.length > 0 && (
            <>
              <Notice kind="warning" title={say('problems', { count: items.length })} silent>
                {say('problemsText')}
              </Notice>
              <DataTable<PaymentProblem>
                caption={say('problems', { count: items.length })}
                rows={items}
                keyOf={({ problem_id }) => problem_id}
                columns={[
                  {
                    title: say('order'),
                    show: ({ order_reference, found_at }) => (
                      <span>
                        {order_reference}{' '}
                        <span className="desk-muted desk-more desk-time">
                          {say('arrivedOn', { date: formatDate(found_at, locale) })}
                        </span>
                      </span>
                    ),
                  },
                  {
                    title: say('who'),
                    show: ({ name, email }) => (
                      <span>
                        {name}{' '}
                        <span className="desk-muted desk-more">
                          <MailAddress email={email} />
                        </span>
                      </span>
                    ),
                  },
                  {
                    title: say('due'),
                    numeric: true,
                    show: ({ order_total }) => formatMoney({ minor: order_total, currency, decimals }, locale),
                  },
                  {
                    title: say('arrived'),
                    numeric: true,
                    show: ({ amount, currency, currency_decimals: decimals }) =>
                      formatMoney({ minor: amount, currency, decimals }, locale),
                  },
                  {
                    title: say('atProvider'),
                    show: ({ payment_intent_id }) => <span className="desk-muted">{payment_intent_id}</span>,
                  },
                  {
                    title: say('actions'),
                    numeric: true,
                    show: problem =>
                      canAct && (
                        <Button
                          label={say('settleOf', { reference: problem.order_reference })}
                          disabled={isSettling}
                          onClick={() => void settle.run(problem)}
                        >
                          {say('settle')}
                        </Button>
                      ),
                  },
                ]}
              />
            </>
          )
        }
      </ResourceFrame>
    </>
  )
}
