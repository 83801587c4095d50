import { useCallback } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { safeHref } from '../../../hooks/safe-href.ts'
import { useCodeFrame } from '../../../hooks/use-code.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { LotDetails } from '../lot.store.ts'
import { lotMoney } from '../lot-words.ts'
import { lotMessages } from './lot.messages.ts'

const loadHtml = () => import('../../../ui/html.tsx').then(module => module.Html)

/** The lot's description: the organiser's text, and the facts that a bidder must know. */
export function LotText({ lot }: Readonly<{ lot: LotDetails }>) {
  const { site } = useSurroundings()
  const settings = useSettings()
  const links = useLinks()
  const say = useMessages(lotMessages)
  const code = useCodeFrame(loadHtml)
  const href = useCallback((address: string) => safeHref(address, links), [links])
  const facts = useFacts(lot)
  if (!lot.description && !facts.length) return null
  return (
    <section className="lot-text">
      <h2 className="lot-heading">{say('about')}</h2>
      {lot.description && (
        <ResourceFrame {...code} skeleton={<Skeleton height={120} />}>
          {Html => <Html html={lot.description} imageHosts={settings.image_hosts} base={`${site.host}/`} href={href} />}
        </ResourceFrame>
      )}
      <DefinitionList items={facts} />
    </section>
  )
}

function useFacts(lot: LotDetails) {
  const { locale } = useSurroundings()
  const say = useMessages(lotMessages)
  const { time_zone: timeZone, giving } = useSettings()
  const { donor, restrictions, minimum_age: years, retail_value: value, ends_at, kind, state } = lot
  const isTaxed = giving.gift_aid && lot.currency === 'GBP'
  const facts = [
    value === undefined
      ? undefined
      : {
          term: say('value'),
          detail: (
            <>
              {lotMoney(lot, value, locale)}
              {isTaxed && <p className="lot-quiet">{say('valueHelp')}</p>}
            </>
          ),
        },
    donor === undefined ? undefined : { term: say('donor'), detail: donor },
    restrictions === undefined ? undefined : { term: say('restrictions'), detail: restrictions },
    years === undefined ? undefined : { term: say('ageTerm'), detail: say('age', { years: String(years) }) },
    kind === 'live_auction' || state === 'withdrawn'
      ? undefined
      : { term: say(state === 'closed' ? 'endedAt' : 'ends'), detail: formatMoment(ends_at, locale, timeZone) },
  ]
  return facts.filter(fact => fact !== undefined)
}
