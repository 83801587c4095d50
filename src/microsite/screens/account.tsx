import { accountMessages } from '../../features/account/account.messages.ts'
import { Account } from '../../features/account/account.tsx'
import { useTermMessages } from '../../hooks/use-term-messages.ts'
import { accountSections } from '../account-sections.ts'
import type { CurrentRoute } from '../route.ts'
import { useTitle } from '../use-title.ts'

export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  // The route `profile` has no parameter: it shows the account's details.
  const path = route.params.rest ?? 'details'
  const say = useTermMessages(accountMessages)
  const section = accountSections.find(({ key }) => key === path.split('/')[0])
  // The overview and the profile have the titles of their routes.
  useTitle(route.params.rest && section && say(section.title))
  return <Account sections={accountSections} path={path} />
}
