import { DonateItem } from '../../features/donated-items/donate-item.tsx'
import { ThankYou } from '../../features/donated-items/thank-you.tsx'
import type { CurrentRoute } from '../route.ts'
import { useRouteTitle } from '../use-route-title.ts'
import { Screen as Content } from './content.tsx'

/** Offers something to the event, and thanks for it. If it takes no offers, the content page of this address is shown. */
export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const title = useRouteTitle(route)
  if (route.route?.id === 'donate-lot-success') return <ThankYou otherwise={<Content route={route} />} />
  return <DonateItem title={title} otherwise={<Content route={route} pageKey="donate-lot" />} />
}
