import { matches, type Rule } from './rule.ts'

const isConfig = (path: string) => /\.config\.ts$|^test\/.*setup\.ts$|\.d\.ts$/.test(path)
const isOurCode = (path: string) => /\.tsx?$/.test(path)

export const namedExports: Rule = {
  name: 'exports by name',
  check: file =>
    isOurCode(file.path) && !isConfig(file.path) && !isVendorsShape(file.path)
      ? matches(file, /^export default\b.*|^export \{.*\bas default\b.*/gm)
      : [],
  bad: [
    ['src/ui/button.tsx', 'export default function Button() {}'],
    ['src/ui/button.tsx', 'export { Button as default }'],
  ],
  good: [
    ['rollup.config.ts', 'export default {}'],
    ['test/browser/setup.ts', 'export default async function setup() {}'],
    ['src/ui/button.tsx', 'export function Button() {}'],
  ],
}

/** An alias for a vendor's package has that package's exports. */
const isVendorsShape = (path: string) => path.startsWith('.build/lean-react/')

export const noBarrels: Rule = {
  name: 'imports from the source file, not through another',
  check: ({ path, imports }) =>
    isVendorsShape(path) ? [] : imports.filter(({ handsOn }) => handsOn).map(({ from }) => `${path} hands on ${from}`),
  bad: [
    ['src/ui/index.ts', "export * from './button.tsx'"],
    ['src/ui/all.ts', "export { Button } from './button.tsx'"],
    ['src/ui/types.ts', "export type { Props } from './button.tsx'"],
  ],
  good: [
    ['src/ui/button.tsx', "import { Icon } from './icon.tsx'\nexport const icons = [Icon]"],
    ['.build/lean-react/react.ts', "export { createContext } from 'preact'"],
  ],
}

const mostLines = 250

export const shortFiles: Rule = {
  name: `keeps files within ${mostLines} lines`,
  check: ({ path, text }) => {
    const lines = text.trimEnd().split('\n').length
    return /\.tsx?$|^src\/.*\.css$/.test(path) && lines > mostLines ? [`${path} has ${lines} lines`] : []
  },
  bad: [
    ['src/lib/money.ts', 'let line\n'.repeat(mostLines + 1)],
    ['src/ui/button.css', '.a {}\n'.repeat(mostLines + 1)],
  ],
  good: [
    ['src/lib/money.ts', 'let line\n'.repeat(mostLines)],
    // A host page's own style sheet may contain anything.
    ['host-demo/pages/charity/style.css', '.a {}\n'.repeat(mostLines + 1)],
    ['README.md', 'A line\n'.repeat(mostLines + 1)],
  ],
}

export const runAllTests: Rule = {
  name: 'runs every test',
  check: file =>
    /\.test\.tsx?$/.test(file.path)
      ? matches(
          file,
          /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|todo|skipIf|runIf)\b|\bx(?:it|describe)\(/g,
        )
      : [],
  bad: [
    ['test/lib/money.test.ts', `test.${'only'}('adds', () => {})`],
    ['test/lib/money.test.ts', `describe.concurrent.${'skip'}('money', () => {})`],
    ['test/lib/money.test.ts', `test.${'todo'}('adds')`],
    ['test/lib/money.test.ts', `test.${'skipIf'}(true)('adds', () => {})`],
  ],
  good: [['test/lib/money.test.ts', "test.each([1])('adds', () => {})\ntest.fails('adds', () => {})"]],
}

export const noMachinePaths: Rule = {
  name: 'names no path of one machine',
  check: file => matches(file, /(?<![\w./:}>-])\/(?:work|tmp|root|home|Users)\/[\w.-]+/g),
  bad: [
    ['README.md', `Run it in ${['', 'home', 'ada', 'fayre'].join('/')}`],
    ['test/lib/x.test.ts', `read('${['', 'tmp', 'x'].join('/')}')`],
  ],
  good: [['src/microsite/routes.ts', "const paths = ['/home', '/account/home/x']"]],
}
