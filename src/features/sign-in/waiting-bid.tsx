import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { readKeptBid } from '../../lib/kept-bid.ts'
import { formatMoney } from '../../lib/money.ts'
import { pathTo } from '../../lib/path-to.ts'
import { navigation } from '../../store/navigation.ts'
import { Notice } from '../../ui/notice.tsx'
import { signInMessages } from './sign-in.messages.ts'
import type { SignInRequest } from './sign-in-request.ts'

/** Says that a bid was kept which led here, and that it is not placed yet. */
export function WaitingBid({ request: { redirect = '' } }: Readonly<{ request: SignInRequest }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(signInMessages)
  const { currency, currency_decimals: decimals } = useSettings()
  const attempt = useStore(navigation(site).$state).anonymousBidAttempt
  // A block on another site sends the bid in the address.
  const [, query = ''] = redirect.split('?')
  const minor = redirect === pathTo('complete-bid') ? attempt?.amount : readKeptBid(new URLSearchParams(query))
  if (minor === undefined) return null
  return <Notice kind="info" title={say('bidWaits', { amount: formatMoney({ minor, currency, decimals }, locale) })} />
}
