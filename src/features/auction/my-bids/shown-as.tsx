import { useStore } from '@nanostores/react'
import type { OwnBidder } from '../../../api/bidder.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { isolate } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { createShownAs, ownBidder } from './bidder.store.ts'
import { myBidsMessages } from './my-bids.messages.ts'

/** How others see the visitor's bids, and the choice between their paddle and a name. */
export function ShownAs() {
  const state = useStore(useUserSlice(ownBidder).$state)
  const say = useMessages(myBidsMessages)
  if (state.type !== 'ready') return null
  const { paddle, display_name: name } = state.value
  const byPaddle = paddle === undefined ? say('seenAsNew') : say('seenAsPaddle', { number: String(paddle) })
  return (
    <details className="my-bids-shown">
      <summary>{name === undefined ? byPaddle : say('seenAsName', { name: isolate(name) })}</summary>
      <Choice bidder={state.value} />
    </details>
  )
}

function Choice({ bidder }: Readonly<{ bidder: OwnBidder }>) {
  const { site } = useSurroundings()
  const say = useMessages(myBidsMessages)
  const { form, $saved } = useStable(() => createShownAs(site, bidder), [site])
  const { props, values, field, busy } = useForm(form, (_, inSentence) => say(inSentence ? 'nameInSentence' : 'name'))
  const saved = useStore($saved)
  return (
    <Form {...props} label={say('seenAs')}>
      <RadioGroup
        inline
        legend={say('seenAs')}
        name="shown"
        choices={[
          { value: 'paddle', title: say('byPaddle') },
          { value: 'name', title: say('byName') },
        ]}
        value={values.shown}
        onChoose={shown => form.change({ shown })}
        help={say('seenAsHelp')}
      />
      {values.shown === 'name' && (
        <TextField {...field('display_name')} help={say('nameHelp')} autoComplete="nickname" enterKeyHint="done" />
      )}
      <div className="form-actions">
        <Button variant="primary" type="submit" busy={busy} busyLabel={say('changing')}>
          {say('change')}
        </Button>
        <p className="my-bids-quiet" role="status">
          {saved && say('changed')}
        </p>
      </div>
    </Form>
  )
}
