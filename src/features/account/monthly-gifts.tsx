import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { MonthlyGift } from '../../api/monthly-gifts.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { accountMessages } from './account.messages.ts'
import { createMonthlyGiving } from './monthly-gifts.store.ts'

type Props = Readonly<{
  gifts: readonly MonthlyGift[]
  /** Goes to another address. Replaced in tests. */
  leave?: (url: string) => void
}>

/** The monthly gifts: each with its card and the button to stop it. */
export function MonthlyGifts({ gifts, leave = goTo }: Props) {
  const { site, locale } = useSurroundings()
  const { time_zone } = useSettings()
  const say = useMessages(accountMessages)
  const { $asked, stop, replaceCard } = useMemo(() => createMonthlyGiving(site, leave), [site, leave])
  const askedId = useStore($asked)
  const asked = gifts.find(({ monthly_gift_id: id }) => id === askedId)
  const stopping = useStore(stop.$state)
  const leaving = useStore(replaceCard.$state)
  const failed = [stopping, leaving].find(state => state.type === 'failed')
  const failure = useFailure(failed?.failure)
  const wordsOf = ({ monthly_total: minor, currency, currency_decimals: decimals, title }: MonthlyGift) => {
    const amount = say('monthlyAmount', { amount: formatMoney({ minor, currency, decimals }, locale) })
    return title === undefined ? amount : say('giftFor', { amount, title })
  }
  const otherCard = (gift: MonthlyGift) =>
    gift.card_replaceableYN !== false && (
      <Button
        variant={gift.payment_failed ? 'primary' : 'secondary'}
        label={say('monthlyCardLabel', { gift: wordsOf(gift) })}
        busy={leaving.type === 'busy'}
        onClick={() => void replaceCard.run(gift.monthly_gift_id)}
      >
        {say('monthlyCard')}
      </Button>
    )
  if (!gifts.length) return null
  return (
    <Card title={say('monthlyTitle')}>
      {gifts.map(
        gift =>
          gift.payment_failed && (
            <Notice
              key={gift.monthly_gift_id}
              kind="warning"
              title={say('monthlyFailedTitle', { gift: wordsOf(gift) })}
              action={otherCard(gift)}
            >
              {say('monthlyFailed')}
            </Notice>
          ),
      )}
      <ul className="account-rows">
        {gifts.map(gift => (
          <li key={gift.monthly_gift_id} className="account-row">
            <div>
              <p className="account-row-title">
                {wordsOf(gift)} {gift.status === 'ended' && <Badge>{say('monthlyEnded')}</Badge>}
              </p>
              <p className="account-help">
                {gift.began_at && say('monthlySince', { date: formatDate(gift.began_at, locale, time_zone) })}{' '}
                {gift.next_at && say('monthlyNext', { date: formatDate(gift.next_at, locale, time_zone) })}
                {gift.ended_at && say('monthlyUntil', { date: formatDate(gift.ended_at, locale, time_zone) })}
              </p>
            </div>
            {gift.status === 'active' && (
              <div className="account-actions">
                {!gift.payment_failed && otherCard(gift)}
                <Button
                  label={say('monthlyStopLabel', { gift: wordsOf(gift) })}
                  busy={stopping.type === 'busy'}
                  onClick={() => $asked.set(gift.monthly_gift_id)}
                >
                  {say('monthlyStop')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <AlertDialog
        open={asked !== undefined}
        title={say('monthlyStopTitle')}
        action={{ label: say('monthlyStop'), run: () => void (asked && stop.run(asked.monthly_gift_id)) }}
        cancel={{ label: say('monthlyKeep'), run: () => $asked.set(undefined) }}
      >
        <p>{say('monthlyStopText', { gift: asked ? wordsOf(asked) : '' })}</p>
      </AlertDialog>
    </Card>
  )
}

const goTo = (url: string) => location.assign(url)
