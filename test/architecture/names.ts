import type { Rule } from './rule.ts'

/** Allowed at the top level, in addition to the tools' dotfiles. */
const top = new Set([
  'package.json',
  'package-lock.json',
  'rollup.config.ts',
  'tsconfig.json',
  'src',
  'widgets',
  'host-demo',
  'test',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
])

export const topLevel: Rule = {
  name: 'keeps the top of the repository short',
  check: ({ path }) => {
    const [first = ''] = path.split('/')
    return top.has(first) || first.startsWith('.') ? [] : [`${first} is not for the top`]
  },
  bad: [
    ['utils/money.ts', ''],
    ['vite.config.ts', ''],
    ['notes.md', ''],
  ],
  good: [
    ['src/lib/money.ts', ''],
    ['README.md', ''],
    ['.biome.json', ''],
    ['.ci/run', ''],
  ],
}

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const customary = new Set(['README.md', 'LICENSE', 'CHANGELOG.md', 'OFL.txt'])

export const kebabNames: Rule = {
  name: 'names files and folders in kebab-case',
  check: ({ path }) =>
    path.split('/').every(part => kebabCase.test(part.replace(/^\./, '')) || customary.has(part)) ? [] : [path],
  bad: [
    ['src/ui/Button.tsx', ''],
    ['src/features/donationForm/form.tsx', ''],
    ['src/lib/phone_numbers.ts', ''],
  ],
  good: [
    ['src/features/donation-form/donation-form.store.ts', ''],
    ['README.md', ''],
    ['.ci/run', ''],
    ['host-demo/server/platform/db/migrations/0001-ground.ts', ''],
  ],
}
