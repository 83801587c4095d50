import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OwnSeat } from '../../../api/ticket-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { isolate } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ticketIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Result } from '../../../ui/result.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { LostLink } from '../lost-link.tsx'
import css from '../seats.css?inline'
import { seatsMessages } from '../seats.messages.ts'
import { claimMessages } from './claim.messages.ts'
import { hasDraft, linkedSeat } from './claim.store.ts'
import { ClaimForm } from './claim-form.tsx'
import { Transfer } from './transfer.tsx'

type Props = Readonly<{
  /** The part of the personal link behind its `#`. May be empty. */
  token: string
  /** An invitation also asks whether the guest comes. */
  isInvitation?: boolean
}>

/** A guest's own seat, opened by their personal link. */
export function Claim({ token, isInvitation = false }: Props) {
  useStyles(css)
  const say = useMessages(claimMessages)
  const title = say(isInvitation && token ? 'invitedTitle' : 'title')
  return (
    <Page width="narrow" title={title}>
      {token ? (
        <Linked key={token} token={token} />
      ) : (
        <>
          <EmptyState icon={ticketIcon} title={say('noLinkTitle')}>
            {say('noLink')}
          </EmptyState>
          <LostLink />
        </>
      )}
    </Page>
  )
}

function Linked({ token }: Readonly<{ token: string }>) {
  const { site } = useSurroundings()
  const saySeats = useMessages(seatsMessages)
  const say = useMessages(claimMessages)
  const [isGiven, setGiven] = useState(false)
  const frame = useExplained(linkedSeat(site, token), { loading: saySeats('loading'), failed: saySeats('failed') })
  if (isGiven) {
    return (
      <Confirmation isNew>
        <Result kind="success" level={2} title={say('givenTitle')}>
          <p>{say('givenText')}</p>
        </Result>
      </Confirmation>
    )
  }
  const { state } = frame
  const isGone = state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404
  if (isGone) {
    return (
      <>
        <EmptyState icon={ticketIcon} title={say('goneTitle')}>
          {frame.why}
        </EmptyState>
        <LostLink />
      </>
    )
  }
  return (
    <>
      <ResourceFrame {...frame} skeleton={<Skeleton height={420} radius={12} />} Problem={NoticeProblem}>
        {seat => <Shown token={token} seat={seat} onGiven={() => setGiven(true)} />}
      </ResourceFrame>
      {state.type === 'failed' && <LostLink />}
    </>
  )
}

/** Takes the focus after a form or button is removed, which also scrolls the text into view. */
function Confirmation({ isNew, children }: Readonly<{ isNew: boolean; children: ReactNode }>) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) container.current?.focus()
  }, [isNew])
  return (
    <div ref={container} tabIndex={-1} className="seats-said">
      {children}
    </div>
  )
}

type ShownProps = Readonly<{ token: string; seat: OwnSeat; onGiven: () => void }>

function Shown({ token, seat, onGiven }: ShownProps) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const { charity_name: charity } = useSettings()
  const say = useMessages(claimMessages)
  const [isChanging, setChanging] = useState(false)
  const [isRestored, setRestored] = useState(() => hasDraft(site, token))
  const [isAnswered, setAnswered] = useState(false)
  const [isGiving, setGiving] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  const { guest, host_name: host } = seat
  if (guest.endedYN) {
    return (
      <EmptyState icon={ticketIcon} title={say('endedTitle')}>
        {say('ended')}
      </EmptyState>
    )
  }
  if (!guest.claimedYN || isChanging || isRestored) {
    const values = { host: isolate(host ?? charity), charity, title: guest.bundle_title ?? guest.title }
    return (
      <>
        <Confirmation isNew={isChanging}>
          <p className="seats-lead">{say(host === undefined ? 'invited' : 'from', values)}</p>
        </Confirmation>
        <ClaimForm
          token={token}
          seat={seat}
          onDone={() => {
            setAnswered(true)
            setChanging(false)
            setRestored(false)
          }}
        />
      </>
    )
  }
  const comes = guest.rsvp_status === 'yes'
  return (
    <>
      <Confirmation isNew={isAnswered}>
        <Result
          kind={comes ? 'success' : 'info'}
          level={2}
          title={say(comes ? 'yesTitle' : 'noTitle')}
          action={
            comes && (
              <LinkButton variant="primary" href={hrefTo('your-tickets')}>
                {say('show')}
              </LinkButton>
            )
          }
        >
          <p>{say(comes ? (guest.guest_email ? 'yesText' : 'yesTextNoMail') : 'noText')}</p>
        </Result>
      </Confirmation>
      <div ref={actions} tabIndex={-1} className="seats-actions seats-said">
        <Button onClick={() => setChanging(true)}>{say('change')}</Button>
        {host !== undefined && !isGiving && (
          <Button variant="quiet" onClick={() => setGiving(true)}>
            {say('give')}
          </Button>
        )}
      </div>
      {isGiving && (
        <Confirmation isNew>
          <Transfer
            token={token}
            seat={seat}
            onDone={onGiven}
            onCancel={() => {
              setGiving(false)
              actions.current?.focus()
            }}
          />
        </Confirmation>
      )}
    </>
  )
}
