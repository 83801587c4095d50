import { useMemo } from 'react'
import type { Toy as ToyValue } from '../../api/toys.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useEmit } from '../../hooks/use-emit.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { Button } from '../../ui/button.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './toy.css?inline'
import type { toyEvents } from './toys.events.ts'
import { toyMessages } from './toys.messages.ts'
import { createToy } from './toys.store.ts'

/** A toy, and a button that claps for it. */
export function Toy({ toy: id = '1' }: Readonly<{ toy: string | undefined }>) {
  useStyles(css)
  const { site } = useSurroundings()
  const toy = useMemo(() => createToy(site, id), [site, id])
  return (
    <ResourceFrame {...useResource(toy)}>{value => <Shown {...value} onClap={() => toy.clap.run()} />}</ResourceFrame>
  )
}

/** The first toy, in an organiser's page. */
export const ToyBlock = () => <Toy toy={undefined} />

function Shown({ id, name, claps, onClap }: ToyValue & Readonly<{ onClap: () => Promise<void> }>) {
  const say = useMessages(toyMessages)
  const { hrefTo } = useLinks()
  const emit = useEmit<typeof toyEvents>()
  return (
    <div className="toy">
      <p>{say('claps', { count: claps, name })}</p>
      <Button onClick={() => void onClap().then(() => emit('toy-clapped', { id, claps: claps + 1 }))}>
        {say('clap')}
      </Button>
      <a href={hrefTo('toy', { id: String(Number(id) + 1) })}>{say('next')}</a>
    </div>
  )
}
