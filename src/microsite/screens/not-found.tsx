import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Result } from '../../ui/result.tsx'
import { pagesMessages } from '../pages.messages.ts'
import { useTitle } from '../use-title.ts'

/** The 404 screen. */
export function Screen({ level = 1 }: Readonly<{ level?: 1 | 2; route?: unknown }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(pagesMessages)
  useTitle(level > 1 ? undefined : say('missingTitle'))
  return (
    <Page>
      <Result
        kind={404}
        level={level}
        title={say('result404')}
        action={<LinkButton href={hrefTo('home')}>{say('goHome')}</LinkButton>}
      >
        <p>{say('missing')}</p>
      </Result>
    </Page>
  )
}
