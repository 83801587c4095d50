import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { formatDate } from '../../lib/dates.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { accountMessages } from './account.messages.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountReads } from './account-reads.store.ts'
import { createWithdrawal } from './gift-aid.store.ts'

/** The Gift Aid declaration for all gifts to the charity, and the button to withdraw it. */
export function GiftAidCard() {
  const { site, locale } = useSurroundings()
  const say = useMessages(accountMessages)
  const { charity_name: charity, time_zone } = useSettings()
  const { giftAid } = useUserSlice(accountReads)
  const { $asked, withdraw } = useMemo(() => createWithdrawal(site), [site])
  const withdrawing = useStore(withdraw.$state)
  const failure = useFailure(withdrawing.type === 'failed' ? withdrawing.failure : undefined)
  const asked = useStore($asked)
  return (
    <AccountFrame resource={giftAid}>
      {({ declaration: standing, in_force: declaration = standing, withdrawn_at: withdrawn }) =>
        (declaration || withdrawn) && (
          <Card title={say('giftAid')}>
            {declaration ? (
              <>
                <p>{say('aidStanding', { charity, date: formatDate(declaration.declared_at, locale, time_zone) })}</p>
                <details className="account-declaration">
                  <summary>{say('aidWords')}</summary>
                  <p lang="en">{declaration.words}</p>
                </details>
                <div>
                  <Button busy={withdrawing.type === 'busy'} onClick={() => $asked.set(true)}>
                    {say('aidWithdraw')}
                  </Button>
                </div>
              </>
            ) : (
              withdrawn && <p>{say('aidWithdrawn', { charity, date: formatDate(withdrawn, locale, time_zone) })}</p>
            )}
            {failure && (
              <Notice kind="error" title={failure.title}>
                {failure.text}
              </Notice>
            )}
            <AlertDialog
              open={asked}
              title={say('aidWithdrawTitle')}
              action={{ label: say('aidWithdrawNow'), run: () => void withdraw.run() }}
              cancel={{ label: say('aidKeep'), run: () => $asked.set(false) }}
            >
              <p>{say('aidWithdrawText', { charity })}</p>
            </AlertDialog>
          </Card>
        )
      }
    </AccountFrame>
  )
}
