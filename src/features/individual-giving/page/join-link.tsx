import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { OwnFundraiser } from '../../../api/account-fundraiser.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { auth } from '../../../store/auth.ts'
import type { ResourceState } from '../../../store/resource.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ownGiving } from '../own/own.store.ts'
import { pageMessages } from './page.messages.ts'

/** The way into a team, or to the account of somebody who is in it or has asked to join. */
export function JoinLink({ id }: Readonly<{ id: string }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(pageMessages)
  const { isAuthenticated } = useStore(auth(site).$state)
  const { resource } = useUserSlice(ownGiving)
  const own = useStore(isAuthenticated ? resource.$state : $unknown)
  const { team, asked } = own.type === 'ready' ? own.value : {}
  const words = team?.team_id === id ? 'yourTeam' : asked?.team_id === id ? 'asked' : 'join'
  return (
    <LinkButton wide href={hrefTo('account', { rest: ['fundraising'], query: { team: id } })}>
      {say(words)}
    </LinkButton>
  )
}

const $unknown = atom<ResourceState<OwnFundraiser>>({ type: 'loading', slow: false })
