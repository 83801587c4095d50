import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { arrowIcon } from '../../ui/icons.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'

type Props = Readonly<{
  checkout: Checkout
  /** What is paid for, and how to change it. */
  bought: ReactNode
  /** Goes back to the feature's first step. */
  onFirst: () => void
}>

/** Above every step: the way back, and what is paid for. */
export function StepTop({ checkout, bought, onFirst }: Props) {
  const say = useMessages(checkoutMessages)
  const isFixed = useStore(checkout.$isFixed)
  return (
    <div className="step-top">
      <Button variant="quiet" disabled={isFixed} onClick={() => checkout.form.back() || onFirst()}>
        <Icon path={arrowIcon} size={18} directed />
        {say('back')}
      </Button>
      {bought}
    </div>
  )
}
