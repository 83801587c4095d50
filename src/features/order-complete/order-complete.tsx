import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { type Completion, completion, type Upsell } from '../../store/completion.ts'
import type { Resource } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Result } from '../../ui/result.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { InvoiceLink } from '../checkout/invoice-link.tsx'
import { useUsableCards } from '../checkout/use-usable-cards.ts'
import css from './order-complete.css?inline'
import { orderCompleteMessages } from './order-complete.messages.ts'
import { PrintOrder } from './print-order.tsx'

type Props = Readonly<{
  /** Offers from the event to somebody who has just bought the things with these ids. */
  upsellsAfter: (site: Site, bought: readonly string[]) => Promise<readonly Upsell[]>
}>

/** The order that was just paid, and what to do next. */
export function OrderComplete({ upsellsAfter }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(orderCompleteMessages)
  const { $details, recall } = completion(site)
  const details = useStore($details)
  const recalled = useMemo(() => (details ? undefined : recall()), [details, recall])
  if (details) return <Completed details={details} upsellsAfter={upsellsAfter} />
  if (recalled) return <Recalled order={recalled} upsellsAfter={upsellsAfter} />
  return (
    <Result kind="info" title={say('emptyTitle')} action={<LinkButton href={hrefTo('home')}>{say('home')}</LinkButton>}>
      <p>{say('empty')}</p>
    </Result>
  )
}

/** The order as read again after a reload. */
function Recalled({ order, ...props }: Props & Readonly<{ order: Resource<Completion> }>) {
  return (
    <ResourceFrame {...useExplained(order)} skeleton={<Skeleton height={480} radius={12} />} Problem={NoticeProblem}>
      {details => <Completed details={details} {...props} />}
    </ResourceFrame>
  )
}

function Completed({ details, upsellsAfter }: Props & Readonly<{ details: Completion }>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(orderCompleteMessages)
  const container = useRef<HTMLDivElement>(null)
  const { checkoutData: order, items, metadata } = details
  const { currency, currency_decimals: decimals, monthly } = order
  const outcome = outcomeOf(order)
  const isOver = outcome === 'refunded' || outcome === 'failed'
  const sums = [
    [say('discount'), -order.discount_total],
    [say('contribution'), order.voluntary_contribution_amount],
    [say('fee'), order.processing_fee],
    [say('total'), order.order_total],
    [say('matched'), order.matched_amount],
  ] as const
  const isSaid = ([name, minor]: (typeof sums)[number]) => minor !== 0 || name === say('total')
  const row = (term: string, minor: number) => ({
    term,
    detail: <bdi>{formatMoney({ minor, currency, decimals }, locale)}</bdi>,
  })

  useEffect(() => container.current?.focus(), [])

  return (
    <div className="order-complete" ref={container} tabIndex={-1}>
      <Result
        kind={isOver ? 'info' : 'success'}
        title={say(`${outcome}Title`)}
        action={<LinkButton href={hrefTo('home')}>{say('home')}</LinkButton>}
      >
        {outcome !== 'paid' && outcome !== 'free' && <p>{say(outcome)}</p>}
        <p>
          {say('reference')} <strong>{order.order_reference}</strong>
        </p>
      </Result>
      <DefinitionList
        items={[
          ...items.map(({ title, amount }) => row(title, amount)),
          ...Object.entries(metadata).map(([term, detail]) => ({ term, detail })),
          ...sums.filter(isSaid).map(([term, minor]) => row(term, minor)),
          ...(monthly ? [row(say('monthly'), monthly.monthly_total)] : []),
          ...(monthly?.next_at ? [{ term: say('nextPayment'), detail: <EventDay at={monthly.next_at} /> }] : []),
        ]}
      />
      {!isOver &&
        details.documents?.map(({ title, url }) => (
          <LinkButton key={url} href={url}>
            {title}
          </LinkButton>
        ))}
      <PrintOrder paid={order} />
      <InvoiceLink url={order.invoice_url} />
      {!isOver && <Upsells items={items} upsellsAfter={upsellsAfter} />}
    </div>
  )
}

/** The day at the event's place, as on the receipt. */
function EventDay({ at }: Readonly<{ at: string }>) {
  const { locale } = useSurroundings()
  const { time_zone } = useSettings()
  return formatDate(at, locale, time_zone)
}

/** What has become of the order. After a reload it may have been refunded meanwhile, or its payment have failed. */
function outcomeOf({ status, payment_status: payment, order_total: total }: Completion['checkoutData']) {
  if (status === 'paid') return total === 0 ? 'free' : 'paid'
  if (status === 'refunded' || payment === 'refunded') return 'refunded'
  return payment === 'canceled' || payment === 'requires_payment_method' ? 'failed' : 'processing'
}

/** Each offer is bought on its own, by one tap or on its screen. Nothing is added to this order. */
function Upsells({ items, upsellsAfter }: Props & Pick<Completion, 'items'>) {
  const { site } = useSurroundings()
  const say = useMessages(orderCompleteMessages)
  const [upsells, setUpsells] = useState<readonly Upsell[]>([])

  useEffect(() => {
    let gone = false
    const bought = items.flatMap(({ id }) => id ?? [])
    void upsellsAfter(site, bought).then(offers => gone || setUpsells(offers))
    return () => {
      gone = true
    }
  }, [site, items, upsellsAfter])

  if (!upsells.length) return null
  return (
    <section className="order-next">
      <h2>{say('next')}</h2>
      {upsells.map(offer => (
        <Offer key={offer.path} offer={offer} />
      ))}
    </section>
  )
}

function Offer({ offer }: Readonly<{ offer: Upsell }>) {
  const { href } = useLinks()
  const say = useMessages(orderCompleteMessages)
  const { stripe_publishable_key: publishableKey } = useSettings()
  const [card] = useUsableCards(isBuyable(offer)).cards ?? []
  const tap = card && publishableKey && isBuyable(offer) ? { offer, card, publishableKey } : undefined
  return (
    <div className="order-upsell" data-upsell={offer.type}>
      <div>
        <strong>{offer.title}</strong>
        {offer.text && <p>{offer.text}</p>}
      </div>
      <div className="order-upsell-ways">
        {tap && <BuyNow {...tap} />}
        <LinkButton {...(tap && { variant: 'quiet' })} href={href(offer.path)}>
          {say('see')} <HiddenText>{offer.title}</HiddenText>
        </LinkButton>
      </div>
    </div>
  )
}

type Tap = Parameters<Awaited<ReturnType<typeof loadOneTap>>>[0]

const isBuyable = (offer: Upsell): offer is Tap['offer'] => offer.now !== undefined

const loadOneTap = async () => (await import('./one-tap.tsx')).OneTap

/** Its code loads after the order is shown. If that fails, the link beside it still leads to the offer. */
function BuyNow(tap: Tap) {
  const { state } = useCodeFrame(loadOneTap)
  return state.type === 'ready' ? <state.value {...tap} /> : null
}
