import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { OfflineGift } from '../../../api/admin-fundraisers.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol, formatMoney } from '../../../lib/money.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Form } from '../../../ui/form.tsx'
import { giftIcon } from '../../../ui/icons.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Restored } from '../../checkout/restored.tsx'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { amountIn } from '../typed-amount.ts'
import { ChoosePage } from './choose-page.tsx'
import { distinctName } from './distinct-name.ts'
import { peopleMessages } from './people.messages.ts'
import { peopleRoom } from './people.store.ts'

/** Gifts by cash, cheque or transfer: records them, removes one, and counts it again. */
export function GiftsTable({ permissions }: Pick<RoomProps, 'permissions'>) {
  const { locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(peopleMessages)
  const sayField = useMessages(fieldMessages)
  const { gifts, takeBack, record, ask, $decimals, $chosen, $recorded } = useUserSlice(peopleRoom)
  const isBusy = useStore(takeBack.$state).type === 'busy'
  const form = useForm(record, (field, inSentence) =>
    say(inSentence ? `${field}Label` : field === 'name' ? 'giver' : field),
  )
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const isAsked = useStore(ask.$isAsked)
  const chosen = useStore($chosen)
  const recorded = useStore($recorded)
  const typed = amountIn(form.values.amount, decimals) ?? 0
  useEffect(() => $decimals.set(decimals), [$decimals, decimals])
  useEffect(() => () => $recorded.set(undefined), [$recorded])
  return (
    <>
      {hasPermission(permissions, 'individual-giving.add') && (
        <Form {...form.props} onSubmit={ask.submit} label={say('recordTitle')}>
          <Restored {...record} />
          <div className="form-pair">
            <ChoosePage error={form.error('fundraiser')} />
            <MoneyField
              {...form.field('amount')}
              symbol={currencySymbol(currency, locale)}
              commaHint={sayField('commaHint')}
            />
          </div>
          <div className="form-pair">
            <TextField {...form.field('name')} optional={sayField('optional')} help={say('giverHelp')} />
            <TextField {...form.field('note')} optional={sayField('optional')} />
          </div>
          <div className="form-actions">
            <Button variant="primary" type="submit" busy={form.busy} busyLabel={say('recording')}>
              {say('record')}
            </Button>
          </div>
          <AlertDialog
            open={isAsked}
            title={say('unusualTitle', { amount: money(typed) })}
            action={{ label: say('record'), run: () => ask.answer(true) }}
            cancel={{ label: say('changeAmount'), run: () => ask.answer(false) }}
          >
            <p>{say('unusualText', { fundraiser: chosen?.name ?? '' })}</p>
          </AlertDialog>
        </Form>
      )}
      {recorded && (
        <Notice
          kind="success"
          title={say('recorded', {
            amount: money(recorded.amount),
            name: recorded.name ?? say('anonymous'),
            fundraiser: recorded.fundraiser,
          })}
        />
      )}
      <PagedTable
        caption={say('gifts')}
        table={gifts}
        keyOf={gift => gift.gift_id}
        empty={<EmptyState icon={giftIcon} title={say('noGifts')} />}
        columns={({ items }) => [
          {
            title: say('at'),
            show: ({ given_at }) => <span className="desk-time">{formatTime(given_at, locale)}</span>,
          },
          { title: say('giver'), show: ({ name }) => name ?? say('anonymous') },
          { title: say('for'), show: gift => nameOf(gift, items) },
          { title: say('amount'), numeric: true, show: ({ amount }) => money(amount) },
          { title: say('note'), show: ({ note }) => note },
          {
            title: say('actions'),
            numeric: true,
            show: gift => (
              <span className="desk-buttons">
                {gift.removedYN && <Badge kind="neutral">{say('removed')}</Badge>}
                {hasPermission(permissions, 'individual-giving.delete') && (
                  <Button
                    disabled={isBusy}
                    label={say('actionOn', {
                      action: say(gift.removedYN ? 'countAgain' : 'remove'),
                      subject: `${gift.name ?? say('anonymous')}, ${nameOf(gift, items)}, ${money(gift.amount)}`,
                    })}
                    onClick={() => void takeBack.run(gift)}
                  >
                    {say(gift.removedYN ? 'countAgain' : 'remove')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
        csv={{
          name: 'offline-gifts',
          heading: [say('at'), say('giver'), say('for'), say('amount'), say('note'), say('removed')],
          row: one => [
            one.given_at,
            one.name,
            one.fundraiser_name,
            one.amount / 10 ** decimals,
            one.note,
            one.removedYN ? say('removed') : '',
          ],
        }}
      />
    </>
  )
}

const pageOf = ({ fundraiser_id, fundraiser_name: name }: OfflineGift) => ({ fundraiser_id, name })

const nameOf = (gift: OfflineGift, all: readonly OfflineGift[]) => distinctName(pageOf(gift), all.map(pageOf))
