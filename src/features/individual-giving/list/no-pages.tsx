import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { searchIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { givingMessages } from '../individual-giving.messages.ts'
import { listMessages } from './list.messages.ts'

/** Shown for an empty list: none were found, or there are none yet. */
export function NoPages({ isSearch, onClear }: Readonly<{ isSearch: boolean; onClear: () => void }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(listMessages)
  const words = useMessages(givingMessages)
  return (
    <EmptyState
      icon={searchIcon}
      title={say(isSearch ? 'nothingTitle' : 'emptyTitle')}
      action={
        isSearch ? (
          <Button onClick={onClear}>{say('clear')}</Button>
        ) : (
          <LinkButton variant="primary" href={hrefTo('account', { rest: ['fundraising'] })}>
            {words('make')}
          </LinkButton>
        )
      }
    >
      {say(isSearch ? 'nothing' : 'empty')}
    </EmptyState>
  )
}
