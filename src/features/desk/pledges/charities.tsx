import { useStore } from '@nanostores/react'
import type { AdminCharity } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon } from '../../../ui/icons.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { Restored } from '../../checkout/restored.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { charitiesMessages } from './charities.messages.ts'
import { createCharities, deskCharities } from './charities.store.ts'
import css from './pledges.css?inline'

/** The form of the charities that donors can choose, and their order. */
export function Charities() {
  useStyles(css)
  const say = useMessages(charitiesMessages)
  const frame = useExplained(useUserSlice(deskCharities))
  return (
    <RoomPage title={say('title')} back={{ to: ['pledge-items'], label: say('back') }} lead={say('lead')}>
      <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
        {known => <Editor known={known} />}
      </ResourceFrame>
    </RoomPage>
  )
}

function Editor({ known }: Readonly<{ known: readonly AdminCharity[] }>) {
  const { site } = useSurroundings()
  const say = useMessages(charitiesMessages)
  const sayDesk = useMessages(deskMessages)
  const { accept } = useUserSlice(deskCharities)
  const store = useStable(() => createCharities(site, known, accept), [site, accept])
  const typed = useStore(store.$typed)
  const saved = useStore(store.$saved)
  const isBusy = useStore(store.save.$state).type === 'busy'
  return (
    <>
      <Restored {...store.kept} />
      {typed.map(({ key, fields: { name, summary, charity_number } }, index) => (
        <Card key={key} title={name || say('unnamed', { number: String(index + 1) })}>
          <div className="charity-fields">
            <TextField
              label={say('name')}
              name={`name-${key}`}
              value={name}
              maxLength={150}
              onInput={name => store.write(key, { name })}
            />
            <TextField
              label={say('summary')}
              name={`summary-${key}`}
              value={summary}
              maxLength={300}
              onInput={summary => store.write(key, { summary })}
            />
            <TextField
              label={say('number')}
              name={`number-${key}`}
              value={charity_number}
              maxLength={20}
              onInput={charity_number => store.write(key, { charity_number })}
            />
            <p className="desk-buttons">
              <Button disabled={index === 0} label={say('upWhat', { name })} onClick={() => store.moveUp(key)}>
                {say('up')}
              </Button>
              <Button label={say('hideWhat', { name })} onClick={() => store.remove(key)}>
                {say('hide')}
              </Button>
            </p>
          </div>
        </Card>
      ))}
      <CommandProblem command={store.save} />
      <p className="desk-buttons">
        {(typed.length > 0 || known.length > 0) && (
          <Button variant="primary" busy={isBusy} busyLabel={sayDesk('saving')} onClick={() => void store.save.run()}>
            {sayDesk('save')}
          </Button>
        )}
        <Button onClick={store.add}>
          <Icon path={plusIcon} size={18} />
          {say('add')}
        </Button>
      </p>
      <p role="status" className="desk-muted">
        {saved && sayDesk('saved')}
      </p>
    </>
  )
}
