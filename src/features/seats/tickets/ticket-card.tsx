import type { Ticket } from '../../../api/ticket-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { seatsMessages } from '../seats.messages.ts'
import { QrCode } from './qr-code.tsx'
import { yourTicketsMessages } from './your-tickets.messages.ts'

/** One ticket, with its QR code if the visitor may show it. */
export function TicketCard({ ticket }: Readonly<{ ticket: Ticket }>) {
  const { locale } = useSurroundings()
  const { name, starts_at: starts, time_zone: timeZone } = useSettings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(yourTicketsMessages)
  const saySeats = useMessages(seatsMessages)
  const { code, claim_token: token, guest_name, title, bundle_title, number, sessions } = ticket
  const state = ticket.endedYN ? 'ended' : ticket.checkin_status === 'in' ? 'in' : ticket.rsvp_status
  return (
    <li className="ticket">
      {code && <QrCode text={code} label={say('qr', { code })} />}
      <div className="ticket-words">
        <span className="ticket-event">
          {[name, starts && formatMoment(starts, locale, timeZone)].filter(Boolean).join(' · ')}
        </span>
        <strong>{guest_name ?? say('nobody')}</strong>
        <span>{bundle_title ? `${bundle_title} · ${saySeats('seat', { number: String(number) })}` : title}</span>
        <span>
          <Badge kind={state === 'in' || state === 'yes' ? 'success' : state === 'awaiting' ? 'neutral' : 'warning'}>
            {saySeats(state)}
          </Badge>
        </span>
        {sessions.map(session => (
          <span key={`${session.title} ${session.starts_at}`} className="seats-quiet">
            {[session.title, formatMoment(session.starts_at, locale, timeZone), session.location]
              .filter(Boolean)
              .join(' · ')}
          </span>
        ))}
        {code && <span className="ticket-code">{code.replace(/(.{4})(?=.)/g, '$1 ')}</span>}
        {!code && (
          <span className="seats-quiet">
            {say(state === 'ended' ? 'ended' : state === 'no' ? 'declined' : 'taken')}
          </span>
        )}
        {ticket.wallet_url && <a href={ticket.wallet_url}>{say('wallet')}</a>}
        {token && ticket.claimedYN && <a href={`${hrefTo('confirm-ticket')}#${token}`}>{say('change')}</a>}
      </div>
    </li>
  )
}
