import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Account } from '../../api/account.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useCommandFailure } from '../../hooks/use-failure.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useStable } from '../../hooks/use-stable.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { countriesIn } from '../../lib/countries.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { emptyPhone } from '../../lib/phone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Restored } from '../checkout/restored.tsx'
import { accountMessages } from './account.messages.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountReads } from './account-reads.store.ts'
import { createAddress } from './address.store.ts'
import { Saved } from './saved.tsx'
import { useLabels } from './use-labels.ts'

/** The postal address. */
export function Section() {
  return (
    <AccountFrame resource={useUserSlice(accountReads).account}>
      {account => <Address account={account} />}
    </AccountFrame>
  )
}

function Address({ account }: Readonly<{ account: Account }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(accountMessages)
  const optional = { optional: useMessages(fieldMessages)('optional') }
  const store = useStable(() => createAddress(site, account, emptyPhone(locale).country), [site, account.user.user_id])
  const form = useForm(store.form, useLabels())
  const saved = useStore(store.$saved)
  const removed = useStore(store.$removed)
  const failure = useCommandFailure(store.remove)
  const removing = useStore(store.remove.$state).type === 'busy'
  const countries = useMemo(() => countriesIn(locale).map(([value, label]) => ({ value, label })), [locale])
  const needsPostcode = form.values.country === 'GB'

  return (
    <Card title={say('address')}>
      <Form {...form.props} label={say('address')}>
        <Restored {...store.form} />
        <SelectField {...form.field('country')} options={countries} autoComplete="country" />
        <TextField {...form.field('line_1')} autoComplete="address-line1" enterKeyHint="next" />
        <TextField {...form.field('line_2')} {...optional} autoComplete="address-line2" enterKeyHint="next" />
        <div className="form-pair">
          <TextField {...form.field('city')} autoComplete="address-level2" enterKeyHint="next" />
          <TextField {...form.field('county')} {...optional} autoComplete="address-level1" enterKeyHint="next" />
        </div>
        <div className="form-pair">
          <TextField {...form.field('postcode')} {...(!needsPostcode && optional)} autoComplete="postal-code" plain />
        </div>
        <div className="form-actions">
          <Button variant="primary" type="submit" busy={form.busy} busyLabel={say('saving')}>
            {say('save')}
          </Button>
          {account.address && (
            <Button busy={removing} onClick={() => void store.remove.run()}>
              {say('removeAddress')}
            </Button>
          )}
          <Saved shown={saved || removed} text={removed ? say('addressRemoved') : undefined} />
        </div>
        {failure && (
          <Notice kind="error" title={failure.title}>
            {failure.text}
          </Notice>
        )}
      </Form>
    </Card>
  )
}
