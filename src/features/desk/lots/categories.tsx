import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useFailure } from '../../../hooks/use-failure.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chevronIcon, plusIcon, trashIcon } from '../../../ui/icons.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { Restored } from '../../checkout/restored.tsx'
import { SaveRow } from '../save-row.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { createCategories } from './categories.store.ts'
import css from './lots.css?inline'
import { lotsMessages } from './lots.messages.ts'

/** The form of the categories: their names and their order. */
export function Categories() {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(lotsMessages)
  const store = useMemo(() => createCategories(site), [site])
  const typed = useStore(store.$typed)
  const saved = useStore(store.$saved)
  const items = useStore(store.$items)
  const saving = useStore(store.save.$state)
  const failure = useFailure(saving.type === 'failed' ? saving.failure : undefined)
  const room = useRef<HTMLElement>(null)
  const isAdding = useRef(false)

  useEffect(() => {
    if (isAdding.current) [...(room.current?.querySelectorAll('input') ?? [])].at(-1)?.focus()
    isAdding.current = false
  })

  function add() {
    isAdding.current = true
    store.add()
  }

  return (
    <section ref={room} className="desk-room">
      <BackLink href={hrefTo('admin', { rest: ['lots'] })}>{say('back')}</BackLink>
      <h1 className="desk-title" tabIndex={-1}>
        {say('categories')}
      </h1>
      <p className="desk-muted">{say('categoriesText')}</p>
      <ResourceFrame {...useExplained(store.read)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {() => (
          <Card>
            <Form
              onSubmit={() => void store.save.run()}
              problems={[]}
              refusals={0}
              summaryTitle=""
              failure={failure}
              slow={undefined}
              label={say('categories')}
            >
              <Restored {...store.kept} />
              {typed.map(({ key, id, fields: { title } }, index) => (
                <div key={key} className="lots-category">
                  <TextField
                    label={say('categoryName', { number: index + 1 })}
                    name={`category-${key}`}
                    value={title}
                    maxLength={80}
                    help={say('items', { count: items.get(id) ?? 0 })}
                    onInput={title => store.write(key, { title })}
                  />
                  <Button
                    variant="quiet"
                    label={say('up', { number: index + 1 })}
                    disabled={index === 0}
                    onClick={() => store.moveUp(key)}
                  >
                    <span className="lots-up">
                      <Icon path={chevronIcon} />
                    </span>
                  </Button>
                  <Button
                    variant="quiet"
                    label={say('removeCategory', { number: index + 1 })}
                    onClick={() => store.remove(key)}
                  >
                    <Icon path={trashIcon} />
                  </Button>
                </div>
              ))}
              <div>
                <Button onClick={add}>
                  <Icon path={plusIcon} size={18} />
                  {say('addCategory')}
                </Button>
              </div>
              <SaveRow busy={saving.type === 'busy'} saved={saved} />
            </Form>
          </Card>
        )}
      </ResourceFrame>
    </section>
  )
}
