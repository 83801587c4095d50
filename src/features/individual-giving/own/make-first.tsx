import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { teams } from '../fundraisers.store.ts'
import { ownMessages } from './own.messages.ts'
import { useWantedTeam } from './wanted-team.ts'

/** Above the form of a new page: why it comes before the team that the user wants to join. */
export function MakeFirst() {
  const say = useMessages(ownMessages)
  const wanted = useWantedTeam()
  return (
    <>
      {wanted && <TeamFirst id={wanted} />}
      <p>{say('make')}</p>
    </>
  )
}

function TeamFirst({ id }: Readonly<{ id: string }>) {
  const { site } = useSurroundings()
  const say = useMessages(ownMessages)
  const state = useStore(teams(site).$state)
  const team = state.type === 'ready' ? state.value.get(id)?.name : undefined
  return team ? <p className="own-first">{say('makeFirst', { team })}</p> : null
}
