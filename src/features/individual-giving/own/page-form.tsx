import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { OwnFundraiser, OwnPage, OwnTeam } from '../../../api/account-fundraiser.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { auth } from '../../../store/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Form } from '../../../ui/form.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Restored } from '../../checkout/restored.tsx'
import { ownMessages } from './own.messages.ts'
import { ownDraft, ownGiving } from './own.store.ts'
import { createPageForm } from './page-form.store.ts'
import { PictureField } from './picture-field.tsx'

type Props = Readonly<{
  kind: 'page' | 'team'
  known: OwnPage | OwnTeam | undefined
  own: OwnFundraiser
}>

/** The form of a page's or a team's texts, picture and goal. */
export function PageForm({ kind, known, own }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(ownMessages)
  const slice = useUserSlice(ownGiving)
  const isTeam = kind === 'team'
  const id = known && ('team_id' in known && isTeam ? known.team_id : (known as OwnPage).fundraiser_id)
  const create = () => {
    const { user } = auth(site).$state.get()
    const name = isTeam || !user ? '' : `${user.first_name} ${user.last_name}`.trim()
    return createPageForm(site, slice, kind, known ?? { name, story: '', goal: 0 }, {
      decimals: own.currency_decimals,
      pathOf: picture => new URL(picture, site.host).pathname,
      kept: ownDraft(site, isTeam ? `team ${id ?? ''}` : 'page'),
    })
  }
  const [{ store, number }, setForm] = useState(() => ({ store: create(), number: 0 }))
  const renew = () => setForm({ store: create(), number: number + 1 })
  useEffect(() => {
    if (store.isBehind(known)) renew()
  })
  const discard = () => {
    store.discard()
    renew()
  }
  const labels = {
    name: isTeam ? 'teamName' : 'name',
    story: isTeam ? 'aboutTeam' : 'story',
    goal: isTeam ? 'teamGoal' : 'goal',
  } as const
  const form = useForm(store.form, (field, inSentence) => {
    if (field === 'approval') return say(field)
    if (inSentence) return say(`${field}Label`)
    return say(field === 'ends' ? field : labels[field])
  })
  const optional = { optional: say('optional') }
  return (
    <Form {...form.props} label={say(isTeam ? 'teamTitle' : 'editTitle')}>
      <Restored $restored={store.$restored} discard={discard} />
      <TextField {...form.field('name')} />
      <TextAreaField
        {...form.field('story')}
        {...optional}
        rows={6}
        limit={5000}
        count={count => say('count', { count })}
      />
      <PictureField key={number} $picture={store.$picture} current={known?.picture} />
      <div className="form-pair">
        <TextField {...form.field('goal')} {...optional} inputMode="decimal" />
        {!isTeam && <DateField {...form.field('ends')} {...optional} />}
      </div>
      {isTeam && (
        <Checkbox
          name="approval"
          label={say('approval')}
          checked={form.values.approval === 'yes'}
          onChoose={checked => store.form.change({ approval: checked ? 'yes' : '' })}
        />
      )}
      <div className="form-actions">
        <Button variant={isTeam ? 'secondary' : 'primary'} type="submit" busy={form.busy} busyLabel={say('saving')}>
          {say(known ? 'save' : isTeam ? 'found' : 'publish')}
        </Button>
        {id !== undefined && known?.shownYN && (
          <LinkButton href={isTeam ? hrefTo('fundraiser-team', { id }) : hrefTo('fundraiser', { id })}>
            {say(isTeam ? 'seeTeam' : 'see')}
          </LinkButton>
        )}
        <p role="status">{useStore(store.$saved) && say('saved')}</p>
      </div>
    </Form>
  )
}
