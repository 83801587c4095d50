import type { Rule } from './rule.ts'
import type { Import, SourceFile } from './source-file.ts'

type RoomName =
  | 'lib'
  | 'api'
  | 'store'
  | 'hooks'
  | 'ui'
  | 'feature'
  | 'microsite'
  | 'widget'
  | 'widgets'
  | 'server'
  | 'pages'
  | 'showcase'
  | 'builder'

interface Room {
  readonly name: RoomName
  /** The feature's name. */
  readonly feature?: string | undefined
}

/** Which room may import which. Every file may import its own room. */
const mayImport: Readonly<Record<RoomName, readonly RoomName[]>> = {
  lib: [],
  api: ['lib'],
  store: ['api', 'lib'],
  hooks: ['store', 'lib'],
  ui: ['lib'],
  feature: ['hooks', 'store', 'ui', 'lib'],
  microsite: ['feature', 'hooks', 'store', 'ui', 'lib'],
  widget: ['hooks', 'store', 'ui', 'lib'],
  widgets: ['widget', 'feature', 'microsite'],
  server: ['api', 'lib'],
  pages: [],
  showcase: ['ui', 'lib'],
  builder: ['widget', 'api', 'lib'],
}

/** Features that other features may use: the checkout, because a form that is a widget has no screen to combine them. */
const flows = new Set(['checkout'])

export const rooms: Rule = {
  name: 'lets each room import only what the plan says',
  check: file => {
    const room = roomOf(file.path)
    if (!room) return []
    return file.imports
      .filter(imported => imported.file !== undefined && !isAllowed(file.path, room, imported))
      .map(imported => `${file.path} may not import ${imported.file}${imported.typeOnly ? ' (types)' : ''}`)
  },
  bad: [
    ['src/lib/money.ts', "import { call } from '../api/client.ts'"],
    ['src/lib/money.ts', "const client = await import('../api/client.ts')"],
    ['src/lib/money.ts', "type Client = import('../api/client.ts').Client"],
    ['src/api/client.ts', "import type { Site } from '../store/site.ts'"],
    ['src/store/site.ts', "import { Button } from '../ui/button.tsx'"],
    ['src/store/site.ts', "import type { Surroundings } from '../hooks/context.ts'"],
    ['src/hooks/use-live.ts', "import { Button } from '../ui/button.tsx'"],
    ['src/hooks/use-live.ts', "import { client } from '../api/client.ts'"],
    ['src/ui/button.tsx', "import { useMessages } from '../hooks/use-messages.ts'"],
    ['src/features/polls/poll.store.ts', "import { useLive } from '../../hooks/use-live.ts'"],
    ['src/features/polls/poll.tsx', "import { Card } from '../surveys/card.tsx'"],
    ['src/features/polls/poll.tsx', "import { client } from '../../api/client.ts'"],
    ['src/features/polls/poll.store.ts', "import { Button } from '../../ui/button.tsx'"],
    ['src/microsite/router.ts', "import { defineWidget } from '../widget/define-widget.tsx'"],
    ['src/microsite/start-up.ts', "import { page } from '../api/pages.ts'"],
    ['src/widget/register.tsx', "import { Poll } from '../features/polls/poll.tsx'"],
    ['widgets/poll.ts', "import { money } from '../src/lib/money.ts'"],
    ['host-demo/server/main.ts', "import { site } from '../../src/store/site.ts'"],
    ['host-demo/pages/builder.ts', "import { money } from '../../src/lib/money.ts'"],
    ['host-demo/pages/ui/ui.tsx', "import { site } from '../../../src/store/site.ts'"],
    ['src/features/checkout/checkout.store.ts', "import { Poll } from '../polls/poll.tsx'"],
    ['src/lib/money.ts', "import { helper } from '../../test/helper.ts'"],
  ],
  good: [
    ['src/api/client.ts', "import { retry } from '../lib/retry.ts'\nimport { endpoint } from './endpoint.ts'"],
    ['src/features/polls/poll.tsx', "import { $poll } from './poll.store.ts'"],
    ['src/features/polls/poll.tsx', "import type { Poll } from '../../api/polls.ts'"],
    [
      'src/hooks/use-live.ts',
      "import { live } from '../store/live.ts'\nimport type { Failure } from '../api/errors.ts'",
    ],
    ['src/features/polls/poll.tsx', "import { useLive } from '../../hooks/use-live.ts'"],
    ['src/microsite/start-up.ts', "import type { Page } from '../api/pages.ts'"],
    ['src/features/tickets/pay.tsx', "import { CardField } from '../checkout/card-field.tsx'"],
    ['host-demo/pages/ui/ui.tsx', "import { Button } from '../../../src/ui/button.tsx'"],
    ['src/features/polls/poll.store.ts', "import { answerPoll } from '../../api/polls.ts'"],
    ['widgets/poll.ts', "import { defineWidget } from '../src/widget/define-widget.tsx'"],
    ['host-demo/server/main.ts', "import { table } from '../../src/api/table.ts'"],
    ['test/lib/money.test.ts', "import { money } from '../../src/lib/money.ts'"],
  ],
}

export const oneFeature: Rule = {
  name: 'gives each widget exactly one feature',
  check: file => {
    if (!/^widgets\/[\w-]+\.ts$/.test(file.path) || file.path === 'widgets/all.ts') return []
    const shown = file.imports.flatMap(({ file }) => {
      const room = file === undefined ? undefined : roomOf(file)
      if (room?.name === 'feature') return [room.feature]
      return room?.name === 'microsite' ? ['microsite'] : []
    })
    return new Set(shown).size === 1 ? [] : [`${file.path} shows ${[...new Set(shown)].join(', ') || 'nothing'}`]
  },
  bad: [
    ['widgets/poll.ts', "import { defineWidget } from '../src/widget/define-widget.tsx'"],
    [
      'widgets/poll.ts',
      "import { Poll } from '../src/features/polls/poll.tsx'\nimport { Tab } from '../src/features/tabs/tab.tsx'",
    ],
  ],
  good: [
    [
      'widgets/poll.ts',
      "import { Poll } from '../src/features/polls/poll.tsx'\nimport { css } from '../src/features/polls/poll.css'",
    ],
    ['widgets/microsite.ts', "import { Microsite } from '../src/microsite/microsite.tsx'"],
    ['widgets/all.ts', "import { autoload } from '../src/widget/autoload.ts'"],
    ['widgets/poll.reference.ts', "import type { WidgetReference } from '../src/widget/reference.ts'"],
  ],
}

function roomOf(path: string): Room | undefined {
  const feature = /^src\/features\/([^/]+)\//.exec(path)?.[1]
  if (feature !== undefined) return { name: 'feature', feature }
  const inSource = /^src\/(lib|api|store|hooks|ui|microsite|widget)\//.exec(path)?.[1]
  if (inSource !== undefined) return { name: inSource as RoomName }
  // The design system page imports the sources directly: it is not a bundle of its own.
  if (path.startsWith('host-demo/pages/ui/')) return { name: 'showcase' }
  // The builder's snippets are those of the package, and it asks the API for events.
  if (path.startsWith('host-demo/pages/builder/')) return { name: 'builder' }
  if (path.startsWith('widgets/')) return { name: 'widgets' }
  const inDemo = /^host-demo\/(server|pages)\//.exec(path)?.[1]
  return inDemo === undefined ? undefined : { name: inDemo as RoomName }
}

function isAllowed(path: SourceFile['path'], room: Room, { file = '', typeOnly }: Import): boolean {
  const other = roomOf(file)
  if (!other) return false
  if (other.name === room.name) return other.feature === room.feature || flows.has(other.feature ?? '')
  if (room.name === 'feature' && other.name === 'api') return typeOnly || path.endsWith('.store.ts')
  if ((room.name === 'microsite' || room.name === 'hooks') && other.name === 'api') return typeOnly
  if (path.endsWith('.store.ts') && (other.name === 'ui' || other.name === 'hooks')) return false
  return mayImport[room.name].includes(other.name)
}
