import type { AdminTicketBundle, AdminTickets, AdminTicketType } from '../../../api/admin-tickets.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { csvOf } from '../../../lib/csv.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { downloadIcon } from '../../../ui/icons.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { deskMessages } from '../desk.messages.ts'
import { deskTicketsMessages } from './tickets.messages.ts'
import type { Removed } from './tickets.store.ts'

type Offer = AdminTicketType | AdminTicketBundle

type Props<O extends Offer> = Readonly<{
  kind: 'types' | 'bundles'
  all: AdminTickets
  offers: readonly O[]
  /** undefined: the user may not edit. */
  addressOf: ((id: string) => string) | undefined
  onRemove: ((offer: Removed) => void) | undefined
}>

const idOf = (offer: Offer) => ('capacity' in offer ? offer.event_ticket_type_id : offer.ticket_bundle_id)

/** Types or bundles, with how many are sold, held and left. */
export function OffersTable<O extends Offer>({ kind, all, offers, addressOf, onRemove }: Props<O>) {
  const { locale } = useSurroundings()
  const say = useMessages(deskTicketsMessages)
  const sayDesk = useMessages(deskMessages)
  const { currency, currency_decimals: decimals } = all
  const counts =
    kind === 'types' ? (['sold', 'held', 'offered', 'left', 'waiting'] as const) : (['sold', 'left'] as const)
  const countOf = (offer: O, name: (typeof counts)[number]) => (name in offer ? Number(offer[name as 'sold']) : 0)
  const download = () => {
    const heading = [say('name'), say('price'), ...counts.map(name => say(name))]
    const rows = offers.map(offer => [
      offer.title,
      offer.price / 10 ** decimals,
      ...counts.map(name => countOf(offer, name)),
    ])
    saveFile(`${kind}.csv`, csvOf([heading, ...rows]), 'text/csv')
  }
  if (!offers.length) return <p>{say(kind === 'types' ? 'noTypes' : 'noBundles')}</p>
  return (
    <>
      <DataTable
        caption={say(kind)}
        rows={offers}
        keyOf={idOf}
        columns={[
          {
            title: say('name'),
            show: offer => (
              <span>
                {addressOf ? <a href={addressOf(idOf(offer))}>{offer.title}</a> : offer.title}{' '}
                {!offer.publishedYN && <Badge>{say('draft')}</Badge>}{' '}
                {offer.hiddenYN && <Badge kind="info">{say('hidden')}</Badge>}
              </span>
            ),
          },
          {
            title: say('price'),
            numeric: true,
            show: ({ price }) => formatMoney({ minor: price, currency, decimals }, locale),
          },
          ...counts.map(name => ({ title: say(name), numeric: true, show: (offer: O) => countOf(offer, name) })),
          {
            title: say('actions'),
            numeric: true,
            show: offer =>
              onRemove &&
              offer.sold === 0 && (
                <Button
                  label={say('removeOne', { title: offer.title })}
                  onClick={() => onRemove({ id: idOf(offer), title: offer.title })}
                >
                  {say('remove')}
                </Button>
              ),
          },
        ]}
      />
      <p>
        <Button onClick={download}>
          <Icon path={downloadIcon} size={18} />
          {sayDesk('download')}
        </Button>
      </p>
    </>
  )
}
