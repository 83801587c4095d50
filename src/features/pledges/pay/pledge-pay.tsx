import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { heartIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { Checkout, type Completed } from '../../checkout/checkout.tsx'
import type { Analytics } from '../../checkout/use-analytics.ts'
import { PartRows } from './part-rows.tsx'
import css from './pay.css?inline'
import { payMessages } from './pay.messages.ts'
import { createPledgePay } from './pledge-pay.store.ts'
import { type Selection, selection } from './selection.store.ts'
import { usePaid } from './use-paid.ts'
import { usePledgeEvents } from './use-pledge-events.ts'

type Props = Readonly<{
  /** A link to change the choice. */
  change: ReactNode
  /** Goes back to the choice. */
  onBack: () => void
  thankYou: (completed: Completed) => ReactNode
  /** Absent: nothing is reported to the page's analytics. */
  analytics?: Analytics
  /** Told while the choice can't be changed, because it is being paid or nobody knows whether it is paid. */
  onFixed?: (isFixed: boolean) => void
  /** Called once it is paid or promised. */
  onPaid?: (chosen: Selection, completed: Completed) => void
}>

const notWanted: Analytics = { wanted: false, item: 'pledge' }

/** The checkout of a chosen pledge or gift: payer, Gift Aid and payment. */
export function PledgePay({ change, onBack, thankYou, onFixed, onPaid, analytics = notWanted }: Props) {
  useStyles(css)
  const { site, links } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(payMessages)
  const { $selection } = selection(site)
  const pay = useMemo(() => createPledgePay(site, $selection), [site, $selection])
  const chosen = useStore($selection)
  const mustSignIn = useStore(pay.$mustSignIn)
  const outcome = useStore(pay.payment.$outcome)
  const isDone = 'order' in outcome
  const isFixed = useStore(pay.$isFixed)
  useEffect(() => {
    onFixed?.(isFixed)
  }, [onFixed, isFixed])
  usePledgeEvents(pay)
  usePaid(site, pay, onPaid)

  if (!chosen && !isDone && !pay.payment.isUnderWay()) {
    return (
      <EmptyState
        icon={heartIcon}
        title={say('emptyTitle')}
        action={<LinkButton href={hrefTo('pledges')}>{say('see')}</LinkButton>}
      >
        {say('empty')}
      </EmptyState>
    )
  }
  if (mustSignIn && !isDone) {
    const query = { _redirect: links?.here() ?? pathTo('pledge-checkout') }
    return (
      <>
        {chosen && <Chosen chosen={chosen} change={change} />}
        <LinkButton variant="primary" wide href={hrefTo('sign-in', { query })}>
          {say('signIn')}
        </LinkButton>
      </>
    )
  }
  return (
    <Checkout
      checkout={pay}
      isShown
      show={shown => shown || onBack()}
      isResumed
      thing={say(chosen && !chosen.itemId ? 'gift' : 'thing')}
      bought={chosen && <Chosen chosen={chosen} change={!isFixed && change} />}
      analytics={analytics}
      thankYou={thankYou}
    />
  )
}

/** The chosen pledge or gift, above every step. */
function Chosen({ chosen, change }: Readonly<{ chosen: Selection; change: ReactNode }>) {
  const { locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const { amount, title, parts } = chosen
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  return (
    <div className="pledge-pay-top">
      <p>
        <strong>
          <bdi>{money(amount)}</bdi>
        </strong>{' '}
        <span>{title}</span> {change}
      </p>
      {parts.length > 1 && <PartRows parts={parts} money={money} />}
    </div>
  )
}
