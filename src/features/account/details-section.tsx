import { useStore } from '@nanostores/react'
import type { Account } from '../../api/account.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useStable } from '../../hooks/use-stable.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Restored } from '../checkout/restored.tsx'
import { accountMessages } from './account.messages.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountReads } from './account-reads.store.ts'
import { createDetails } from './details.store.ts'
import { EmailCard } from './email-card.tsx'
import { Saved } from './saved.tsx'
import { useLabels } from './use-labels.ts'

/** Name, telephone number and e-mail address. */
export function Section() {
  return (
    <AccountFrame resource={useUserSlice(accountReads).account}>
      {account => (
        <>
          <Details account={account} />
          <EmailCard account={account} />
        </>
      )}
    </AccountFrame>
  )
}

function Details({ account }: Readonly<{ account: Account }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(accountMessages)
  const sayField = useMessages(fieldMessages)
  const store = useStable(() => createDetails(site, account, locale), [site, account.user.user_id])
  const form = useForm(store.form, useLabels())
  const saved = useStore(store.$saved)

  return (
    <Card title={say('details')}>
      <Form {...form.props} label={say('details')}>
        <Restored {...store.form} />
        <div className="form-pair">
          <TextField {...form.field('first_name')} autoComplete="given-name" enterKeyHint="next" />
          <TextField {...form.field('last_name')} autoComplete="family-name" enterKeyHint="next" />
        </div>
        <PhoneField
          name="mobile"
          label={say('mobile')}
          optional={sayField('optional')}
          help={say('mobileHelp')}
          error={form.error('mobile')}
          value={{ country: form.values.mobile_country, text: form.values.mobile }}
          onInput={({ country, text }) => store.form.change({ mobile: text, mobile_country: country })}
          locale={locale}
          say={sayField}
        />
        <div className="form-actions">
          <Button variant="primary" type="submit" busy={form.busy} busyLabel={say('saving')}>
            {say('save')}
          </Button>
          <Saved shown={saved} />
        </div>
      </Form>
    </Card>
  )
}
