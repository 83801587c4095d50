import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import type { FundraiserPage, Supporter } from '../../../api/individual-giving.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { formatDate } from '../../../lib/dates.ts'
import { moreSupporters, supporters } from '../fundraiser.store.ts'
import { givingMoney } from '../money.ts'
import { ShowMoreGifts, useAllGifts } from '../more-gifts.tsx'
import { pageMessages } from './page.messages.ts'
import { Part } from './page-parts.tsx'

type Props = Readonly<{ page: FundraiserPage }>

/** The top supporters, and all gifts, newest first. Successive anonymous ones are one line. */
export function Supporters({ page }: Props) {
  const { locale, site } = useSurroundings()
  const { time_zone } = useSettings()
  const say = useMessages(pageMessages)
  const more = useMemo(() => moreSupporters(site, page.fundraiser_id), [site, page.fundraiser_id])
  const all = useAllGifts(page.supporters, more)
  const list = useRef<HTMLUListElement>(null)
  const money = (minor: number) => givingMoney(page, minor, locale)

  return (
    <>
      <TopSupporters page={page} />
      <Part title={say('supporters')}>
        {all.length === 0 && <p>{say('noSupporters')}</p>}
        <ul ref={list} className="giving-rows">
          {groupedSupporters(all).map(({ first, count, amount }) => (
            <li key={first.gift_id} className="giving-row">
              <p className="giving-row-top">
                <strong>{first.name ?? (count > 1 ? say('anonymousGifts', { count }) : say('anonymous'))}</strong>
                <span>{amount === undefined ? say('hidden') : money(amount)}</span>
              </p>
              {first.message && <p className="giving-text">{first.message}</p>}
              <p className="giving-row-time">{formatDate(Date.parse(first.given_at), locale, time_zone)}</p>
            </li>
          ))}
        </ul>
        <ShowMoreGifts more={more} shown={all} total={page.gift_count} list={list} label={say('more')} />
      </Part>
    </>
  )
}

/** With fewer gifts than this, all of them are in view anyway. */
const fewest = 6

function TopSupporters({ page }: Props) {
  const { locale, site } = useSurroundings()
  const say = useMessages(pageMessages)
  const resource = supporters(site, page.fundraiser_id)
  const state = useStore(resource.$state)
  // With each read of the page, which are spread over time, and not with each push, which all visitors get at once.
  useEffect(() => {
    if (page.supporters.length >= fewest) void resource.refresh()
  }, [resource, page.supporters])
  if (state.type !== 'ready' || page.gift_count < fewest || state.value.items.length < 3) return null
  const { anonymous } = state.value
  return (
    <Part title={say('top')}>
      <ol className="giving-rows">
        {state.value.items.slice(0, 5).map(({ name, amount }) => (
          <li key={`${name} ${amount}`} className="giving-row">
            <p className="giving-row-top">
              <strong>{name}</strong>
              <span>{givingMoney(page, amount, locale)}</span>
            </p>
          </li>
        ))}
      </ol>
      {anonymous.amount > 0 && (
        <p className="giving-row-top giving-row-time">
          <span>{say('anonymousGifts', { count: anonymous.gift_count })}</span>
          <span>{givingMoney(page, anonymous.amount, locale)}</span>
        </p>
      )}
    </Part>
  )
}

interface Group {
  readonly first: Supporter
  readonly count: number
  /** The sum in minor units. undefined: hidden. */
  readonly amount: number | undefined
}

/** The gifts in their order. Successive anonymous gifts without a message become one line. */
function groupedSupporters(gifts: readonly Supporter[]): Group[] {
  const groups: Group[] = []
  for (const gift of gifts) {
    const last = groups.at(-1)
    const isSame = last && isPlain(last.first) && isPlain(gift)
    if (isSame) groups[groups.length - 1] = { ...last, count: last.count + 1, amount: sum(last.amount, gift.amount) }
    else groups.push({ first: gift, count: 1, amount: gift.amount })
  }
  return groups
}

/** Gifts with a hidden amount are not grouped: from a sum, whoever knows the rest could work it out. */
const isPlain = ({ name, message, amount }: Supporter) => !name && !message && amount !== undefined

const sum = (one = 0, other = 0) => one + other
