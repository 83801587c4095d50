import { Account } from '../../features/account/account.tsx'
import { accountSections } from '../account-sections.ts'

export function Screen() {
  return <Account sections={accountSections} path="details" />
}
