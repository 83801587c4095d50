import { type Account, updateCommunication } from '../../api/account.ts'
import { channels } from '../../api/person.ts'
import { createForm } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { createSaved } from '../checkout/saved.store.ts'
import { applyAccount } from './details.store.ts'

export type Channel = (typeof channels)[number]

/** `yes`, `no`, or empty. Nothing is preselected. */
export type Choices = Record<Channel, string>

/** Contact preferences. Only answered channels are sent. `$saved`: the form is saved and unchanged since. */
export function createCommunication(site: Site, { communication }: Account) {
  const values: Choices = { email: '', sms: '', phone: '', post: '' }
  for (const { channel, allowed } of communication) values[channel] = allowed ? 'yes' : 'no'

  const form = createForm({
    environment: site.environment,
    values,
    check: typed => (answered(typed).length ? {} : { email: { key: 'required' } }),
    async send(typed) {
      applyAccount(site, await userCall(site)(updateCommunication, { choices: answered(typed) }))
      settle(typed)
    },
  })
  const { $saved, settle } = createSaved(form)
  return { form, $saved }
}

function answered(choices: Choices) {
  return channels.flatMap(channel => {
    const allowed = choices[channel]
    return allowed === 'yes' || allowed === 'no' ? [{ channel, allowed } as const] : []
  })
}
