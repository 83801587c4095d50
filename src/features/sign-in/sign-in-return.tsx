import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { keptBid } from '../../lib/kept-bid.ts'
import { pathTo } from '../../lib/path-to.ts'
import { auth } from '../../store/auth.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { signInMessages } from './sign-in.messages.ts'
import { type AskingPage, createSignInReturn } from './sign-in-return.store.ts'

/** The address's query, as set by a block in a charity's page. */
type Props = Readonly<{ query: URLSearchParams }>

/**
 * Returns to a charity's page. A visitor who has just signed in for it returns automatically. One who was signed in
 * before must press a button, so that a link alone can't sign them in on another site.
 */
export function SignInReturn({ query }: Props) {
  const { site } = useSurroundings()
  const { href } = useLinks()
  const say = useMessages(signInMessages)
  const { user } = useStore(auth(site).$state)
  const hasJustBegun = useStore(auth(site).$hasJustBegun)
  const { asking, instead } = useMemo(() => ({ asking: askingIn(query), instead: insteadOf(query) }), [query])
  const { $refused, goBack } = useMemo(
    () => createSignInReturn(site, asking, address => location.replace(address)),
    [site, asking],
  )
  const isRefused = useStore($refused)
  const state = useStore(goBack.$state)
  const problem = useFailure(state.type === 'failed' ? state.failure : undefined)
  const where = URL.canParse(asking.page) ? new URL(asking.page).host : asking.page

  useEffect(() => {
    if (hasJustBegun) void goBack.run()
  }, [hasJustBegun, goBack])

  if (isRefused) {
    return (
      <Page width="narrow" title={say('returnRefusedTitle')} lead={say('returnRefused', { where })}>
        <LinkButton variant="primary" href={href(instead.path)}>
          {say(instead.word)}
        </LinkButton>
      </Page>
    )
  }
  return (
    <Page
      width="narrow"
      title={say('returnTitle')}
      lead={say('returnLead', { name: `${user?.first_name} ${user?.last_name}`, where })}
    >
      {problem && (
        <Notice kind="error" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <Button
        variant="primary"
        wide
        busy={state.type === 'busy' || (hasJustBegun && state.type === 'idle')}
        busyLabel={say('returning', { where })}
        onClick={() => void goBack.run()}
      >
        {say('returnButton', { where })}
      </Button>
    </Page>
  )
}

const askingIn = (query: URLSearchParams): AskingPage => ({
  page: query.get('page') ?? '',
  challenge: query.get('challenge') ?? '',
})

/** Where in the microsite a visitor goes on if they can't return: at the lot, or at the gift. */
function insteadOf(query: URLSearchParams) {
  const of = (name: string) => query.get(name) ?? undefined
  const lot = of('lot')
  return lot
    ? ({ path: pathTo('auction-item', { id: lot, query: { [keptBid]: of(keptBid) } }), word: 'goOnHere' } as const)
    : ({
        path: pathTo('donate', { query: { amount: of('amount'), frequency: of('frequency') } }),
        word: 'giveHere',
      } as const)
}
