import type { Rule } from './rule.ts'

/** The floors of the server, from the ground up. Each may import its own and those below. */
const floors = ['platform', 'identity', 'checkout', 'modules', 'demo', 'top']

export const serverFloors: Rule = {
  name: 'lets each floor of the server import only those below it',
  check: ({ path, imports }) => {
    const floor = floorOf(path)
    if (floor === undefined) return []
    return imports
      .filter(({ file }) => file !== undefined && !mayImport(path, file))
      .map(({ file, typeOnly }) => `${path} may not import ${file}${typeOnly ? ' (types)' : ''}`)
  },
  bad: [
    ['host-demo/server/platform/http/x.ts', "import type { Person } from '../../identity/sessions.ts'"],
    ['host-demo/server/identity/x.ts', "import { order } from '../checkout/order.ts'"],
    ['host-demo/server/checkout/x.ts', "import { polls } from '../modules/polls/module.ts'"],
    ['host-demo/server/modules/polls/x.ts', "import { tickets } from '../tickets/module.ts'"],
    ['host-demo/server/modules/polls/x.ts', "import { start } from '../../start-server.ts'"],
    ['host-demo/server/checkout/x.ts', "import { standIn } from '../stand-in/stripe-stand-in.ts'"],
  ],
  good: [
    ['host-demo/server/modules/polls/x.ts', "import { order } from '../../checkout/order.ts'"],
    ['host-demo/server/modules/polls/x.ts', "import { y } from './y.ts'"],
    ['host-demo/server/demo/x.ts', "import { polls } from '../modules/polls/module.ts'"],
    ['host-demo/server/main.ts', "import { start } from './demo/start.ts'"],
    ['host-demo/server/stand-in/x.ts', "import { log } from '../platform/log.ts'"],
  ],
}

function mayImport(path: string, file: string): boolean {
  const from = floorOf(path)
  const to = floorOf(file)
  if (from === undefined || to === undefined) return true
  const module = moduleOf(file)
  if (module !== undefined && from === 'modules' && module !== moduleOf(path)) return false
  return (
    floors.indexOf(to) <= floors.indexOf(from) && !(file.includes('/stand-in/') && from !== 'top' && from !== 'demo')
  )
}

/** `stand-in` stands beside `demo`: nothing below knows either. */
function floorOf(path: string): string | undefined {
  const [, folder] = /^host-demo\/server\/(?:([\w-]+)\/)?[^/]/.exec(path) ?? []
  if (!path.startsWith('host-demo/server/')) return undefined
  return folder === 'stand-in' ? 'demo' : (folder ?? 'top')
}

const moduleOf = (path: string) => /\/modules\/([\w-]+)\//.exec(path)?.[1]
