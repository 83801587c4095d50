import { useStore } from '@nanostores/react'
import type { Account } from '../../api/account.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useStable } from '../../hooks/use-stable.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { formatDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { accountMessages } from './account.messages.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountReads } from './account-reads.store.ts'
import { createCommunication } from './communication.store.ts'
import { Saved } from './saved.tsx'

const channels = ['email', 'sms', 'phone', 'post'] as const

/** A yes or no for each channel through which the charity may write or call. */
export function Section() {
  return (
    <AccountFrame resource={useUserSlice(accountReads).account}>
      {account => <Communication account={account} />}
    </AccountFrame>
  )
}

function Communication({ account }: Readonly<{ account: Account }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(accountMessages)
  const { charity_name: charity } = useSettings()
  const store = useStable(() => createCommunication(site, account), [site, account.user.user_id])
  const form = useForm(store.form, () => say('choiceLabel'))
  const saved = useStore(store.$saved)
  const decided = new Map(account.communication.map(({ channel, decided_at }) => [channel, decided_at]))
  const answers = [
    { value: 'yes', title: say('yes') },
    { value: 'no', title: say('no') },
  ]

  return (
    <Card title={say('communication')}>
      <p className="account-help">{say('communicationLead', { charity })}</p>
      <Form {...form.props} label={say('communication')}>
        <div className="form-pair">
          {channels.map(channel => {
            const at = decided.get(channel)
            return (
              <RadioGroup
                key={channel}
                inline
                legend={say(`channel_${channel}`)}
                name={channel}
                choices={answers}
                value={form.values[channel] || undefined}
                onChoose={value => store.form.change({ [channel]: value })}
                help={at ? say('decided', { date: formatDate(at, locale) }) : say('undecided')}
                error={form.error(channel)}
              />
            )
          })}
        </div>
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
