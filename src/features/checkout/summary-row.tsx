import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'

type Props = Readonly<{
  checkout: Checkout
  name: string
  children: ReactNode
  /** The button's accessible name, such as "Change your details". Absent: no button. */
  change?: string
  onChange?: () => void
}>

/** One row of the summary, with a button to change it. */
export function SummaryRow({ checkout, name, children, change, onChange }: Props) {
  const say = useMessages(checkoutMessages)
  const isFixed = useStore(checkout.$isFixed)
  return (
    <div className="summary-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
      {change && (
        <dd>
          <Button variant="quiet" disabled={isFixed} label={change} onClick={onChange}>
            {say('change')}
          </Button>
        </dd>
      )}
    </div>
  )
}
