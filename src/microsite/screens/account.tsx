import { Account } from '../../features/account/account.tsx'
import { accountSections } from '../account-sections.ts'
import type { CurrentRoute } from '../router.ts'

export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  return <Account sections={accountSections} path={route.params['*'] ?? ''} />
}
