import type { Rule } from './rule.ts'

const serverHalf = /^src\/api\/(.+\.input|table)\.ts$/

/** The server's half of the contract must not be loaded by browsers; its types are free. */
export const serverHalves: Rule = {
  name: 'keeps what only the server reads of an endpoint out of the bundle',
  check: ({ path, imports }) =>
    /^(src|widgets|host-demo\/pages)\//.test(path) && !serverHalf.test(path)
      ? imports
          .filter(({ file = '', typeOnly }) => serverHalf.test(file) && !typeOnly)
          .map(({ file }) => `${path} may import no more than types of ${file}`)
      : [],
  bad: [
    ['src/api/polls.ts', "import { answerPoll } from './polls.input.ts'"],
    ['src/features/polls/poll.store.ts', "import { endpoints } from '../../api/table.ts'"],
  ],
  good: [
    ['src/api/polls.ts', "import type * as inputs from './polls.input.ts'"],
    ['src/api/table.ts', "import * as pollsInputs from './polls.input.ts'"],
    ['host-demo/server/api.ts', "import { endpoints } from '../../src/api/table.ts'"],
  ],
}
