import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useTermMessages } from '../../hooks/use-term-messages.ts'
import { auth } from '../../store/auth.ts'
import { Page } from '../../ui/page.tsx'
import { useStyles } from '../../ui/styles.ts'
import { Tabs } from '../../ui/tabs.tsx'
import css from './account.css?inline'
import { accountMessages } from './account.messages.ts'
import { LazySection } from './account-frame.tsx'
import type { AccountSection } from './account-section.ts'
import { Overview } from './overview.tsx'

type Props = Readonly<{
  sections: readonly AccountSection[]
  /** Path below `/account/`, such as `orders/17`. Empty for the overview. */
  path: string
}>

/** The account: a menu of its sections, and the section that the address names. */
export function Account({ sections, path }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(accountMessages)
  const { user } = useStore(auth(site).$state)
  const [key = '', ...rest] = path.split('/')
  const section = sections.find(section => section.key === key)
  if (!user) return null
  const items = [
    { href: hrefTo('account'), title: say('overview'), current: key === '' },
    ...sections.map(({ key: own, title }) => ({
      href: hrefTo('account', { rest: [own] }),
      title: say(title),
      current: own === key,
    })),
    ...(user.is_organiser ? [{ href: hrefTo('admin'), title: say('desk') }] : []),
  ]

  return (
    <Page title={key === '' ? say('hello', { name: user.first_name }) : say('title')}>
      <div className="account">
        <Tabs label={say('menu')} items={items} isSide />
        <div className="account-section">
          {section ? (
            <LazySection key={key} section={section} rest={rest.join('/')} />
          ) : key === '' ? (
            <Overview sections={sections} />
          ) : (
            <p>{say('missing')}</p>
          )}
        </div>
      </div>
    </Page>
  )
}
