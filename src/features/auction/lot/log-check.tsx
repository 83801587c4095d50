import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useFailure } from '../../../hooks/use-failure.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { announce } from '../../../ui/announcer.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { LotDetails } from '../lot.store.ts'
import { lotMoney } from '../lot-words.ts'
import { createLogCheck } from './log-check.store.ts'
import { lotMessages } from './lot.messages.ts'

/** Lets the reader verify a closed lot's log in their own browser. */
export function LogCheck({ lot }: Readonly<{ lot: LotDetails }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(lotMessages)
  const id = lot.auction_item_id
  const { check, $verdict } = useMemo(() => createLogCheck(site, id), [site, id])
  const verdict = useStore($verdict)
  const state = useStore(check.$state)
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)
  const title = verdict && say(verdict.type === 'sound' ? 'verifiedTitle' : 'brokenTitle')

  useEffect(() => {
    if (title) announce(title)
  }, [title])

  return (
    <section className="lot-check">
      <h2 className="lot-heading">{say('verify')}</h2>
      <p>{say('verifyText')}</p>
      {failure && <Notice kind="error" title={failure.title} />}
      {verdict?.type === 'sound' && (
        <Notice kind="success" title={say('verifiedTitle')} silent>
          <p>
            {say('verified', { count: verdict.entries })}{' '}
            {verdict.sealed > 0 && say('verifiedSealed', { count: verdict.sealed })}
          </p>
          {verdict.own.map(({ sequence, amount }) => (
            <p key={sequence}>
              {say('verifiedOwn', { amount: lotMoney(lot, amount, locale), number: String(sequence) })}
            </p>
          ))}
        </Notice>
      )}
      {verdict && verdict.type !== 'sound' && (
        <Notice kind="error" title={say('brokenTitle')} silent>
          {say(verdict.type === 'changed' ? 'broken' : 'brokenReceipt', { number: String(verdict.sequence) })}
        </Notice>
      )}
      {globalThis.crypto?.subtle ? (
        <Button busy={state.type === 'busy'} busyLabel={say('verifying')} onClick={() => void check.run()}>
          {say('verify')}
        </Button>
      ) : (
        <p>{say('cannotVerify')}</p>
      )}
    </section>
  )
}
