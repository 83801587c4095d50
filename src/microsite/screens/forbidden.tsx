import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Result } from '../../ui/result.tsx'
import { pagesMessages } from '../pages.messages.ts'
import { useTitle } from '../use-title.ts'

/** Shown to a signed-in user who may not see this screen. */
export function Screen({ level = 1 }: Readonly<{ level?: 1 | 2; route?: unknown }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(pagesMessages)
  useTitle(level > 1 ? undefined : say('result403'))
  return (
    <Page>
      <Result
        kind={403}
        level={level}
        title={say('result403')}
        action={<LinkButton href={hrefTo('home')}>{say('goHome')}</LinkButton>}
      >
        <p>{say('forbidden')}</p>
      </Result>
    </Page>
  )
}
