import { clapForToy, type Toy, toy } from '../../api/toys.ts'
import { createCommand } from '../../store/command.ts'
import { createResource } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'

export function createToy({ environment, client }: Site, id: string) {
  const resource = createResource<Toy>({ environment, load: () => client.call(toy, { toy_id: id }) })
  const clap = createCommand<void>(environment, async () => {
    await client.call(clapForToy, { toy_id: id })
    await resource.refresh()
  })
  return { ...resource, clap }
}
