import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { sessions as sessionsEndpoint } from '../../api/account.ts'
import type { OutputOf } from '../../api/endpoint.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatDate } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { accountMessages } from './account.messages.ts'
import { createSessions } from './security.store.ts'

/** Every signed-in device, with a button to sign it out. */
export function SessionsCard({ sessions }: Readonly<{ sessions: OutputOf<typeof sessionsEndpoint> }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(accountMessages)
  const store = useMemo(() => createSessions(site), [site])
  const ending = useStore(store.$ending)
  const end = useStore(store.end.$state)
  const endAll = useStore(store.endAll.$state)
  const isBusy = end.type === 'busy' || endAll.type === 'busy'
  const failed = end.type === 'failed' ? end : endAll.type === 'failed' ? endAll : undefined
  const failure = useFailure(failed?.failure)

  return (
    <Card title={say('sessionsTitle')}>
      <ul className="account-rows">
        {sessions.map(({ session_id, device = say('unknownDevice'), used_at, is_current }) => (
          <li key={session_id} className="account-row">
            <div>
              <p className="account-row-title">
                {device} {is_current && <Badge kind="success">{say('thisDevice')}</Badge>}
              </p>
              <p className="account-help">{say('usedAt', { date: formatDate(used_at, locale) })}</p>
            </div>
            {!is_current && (
              <Button
                label={say('endSessionLabel', { device })}
                busy={ending === session_id}
                disabled={isBusy}
                busyLabel={say('ending')}
                onClick={() => void store.end.run(session_id)}
              >
                {say('endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <div className="account-actions">
        <Button
          busy={endAll.type === 'busy'}
          disabled={isBusy}
          busyLabel={say('ending')}
          onClick={() => void store.endAll.run()}
        >
          {say('endAll')}
        </Button>
        <p className="account-help">{say('endAllText')}</p>
      </div>
    </Card>
  )
}
