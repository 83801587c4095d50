import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useCommandFailure } from '../../hooks/use-failure.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useFresh } from '../../hooks/use-resource.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { announce } from '../../ui/announcer.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { useStyles } from '../../ui/styles.ts'
import { TextField } from '../../ui/text-field.tsx'
import { keptVouchers } from '../checkout/kept-vouchers.store.ts'
import { voucherMessages } from '../checkout/voucher.messages.ts'
import css from './redeem.css?inline'
import { redeemMessages } from './redeem.messages.ts'
import { createRedeem } from './redeem.store.ts'
import { RedeemedRow } from './redeemed-row.tsx'

/** Redeems a code in the account, and lists the redeemed ones. */
export function Redeem() {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(redeemMessages)
  const sayVoucher = useMessages(voucherMessages)
  const kept = useUserSlice(keptVouchers)
  const words = useRef({ say, sayVoucher })
  words.current = { say, sayVoucher }
  const store = useMemo(
    () =>
      createRedeem(
        site,
        refusal => words.current.sayVoucher(refusal),
        ({ voucher_code: code }) => announce(words.current.say('redeemed', { code }), 'assertive'),
      ),
    [site],
  )
  const form = useForm(store.form, (_, inSentence) => say(inSentence ? 'codeLabel' : 'code'))
  const redeemed = useStore(store.$redeemed)
  const dropping = useStore(store.drop.$state).type === 'busy'
  const notDropped = useCommandFailure(store.drop)
  useFresh(kept)

  return (
    <Page title={say('title')} width="narrow">
      <div className="redeem">
        <Card title={say('code')}>
          <p>{say('lead')}</p>
          <Form {...form.props} label={say('title')}>
            <TextField {...form.field('voucher_code')} autoComplete="off" enterKeyHint="done" maxLength={100} plain />
            <Button variant="primary" type="submit" busy={form.busy}>
              {say('redeem')}
            </Button>
          </Form>
          {redeemed && <p>{say('redeemed', { code: redeemed.voucher_code })}</p>}
          {redeemed?.origins.includes('ticket') && <LinkButton href={hrefTo('tickets')}>{say('tickets')}</LinkButton>}
        </Card>
        <Card title={say('yours')}>
          {notDropped && (
            <Notice kind="error" title={notDropped.title}>
              {notDropped.text}
            </Notice>
          )}
          <ResourceFrame {...useExplained(kept)} Problem={NoticeProblem}>
            {items =>
              items.length ? (
                <ul className="redeem-list">
                  {items.map(voucher => (
                    <RedeemedRow
                      key={voucher.voucher_id}
                      voucher={voucher}
                      busy={dropping}
                      onDrop={() => void store.drop.run(voucher.voucher_id)}
                    />
                  ))}
                </ul>
              ) : (
                <p>{say('none')}</p>
              )
            }
          </ResourceFrame>
        </Card>
      </div>
    </Page>
  )
}
