import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useTermMessages } from '../../hooks/use-term-messages.ts'
import { auth } from '../../store/auth.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ticketIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LostLink } from './lost-link.tsx'
import { seatsMessages } from './seats.messages.ts'

type Props = Readonly<{
  title: string
  text: string
  /** The path to return to after a sign-in. */
  path: string
}>

/** For a visitor without tickets: ways to find theirs, or to buy some. */
export function NoTickets({ title, text, path }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(seatsMessages)
  const { isAuthenticated } = useStore(auth(site).$state)
  return (
    <>
      <EmptyState
        icon={ticketIcon}
        title={title}
        action={
          <LinkButton variant="primary" href={hrefTo('tickets')}>
            {say('buy')}
          </LinkButton>
        }
      >
        {text} {!isAuthenticated && <a href={hrefTo('sign-in', { query: { _redirect: path } })}>{say('signIn')}</a>}
      </EmptyState>
      <LostLink />
    </>
  )
}
