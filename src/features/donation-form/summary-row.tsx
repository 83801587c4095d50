import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { donationLaterMessages } from './donation-later.messages.ts'

type Props = Readonly<{
  name: string
  children: ReactNode
  /** What its button is called where it stands alone; left out: no way back from here. */
  change?: string
  /** While the payment is under way nothing can be changed. */
  fixed?: boolean
  onChange?: () => void
}>

/** One line of what has been decided, with the way back to it. */
export function SummaryRow({ name, children, change, fixed = false, onChange }: Props) {
  const say = useMessages(donationLaterMessages)
  return (
    <div className="summary-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
      {change && (
        <dd>
          <Button variant="quiet" disabled={fixed} label={change} onClick={onChange}>
            {say('change')}
          </Button>
        </dd>
      )}
    </div>
  )
}
