import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One line for each list, and its import. */
const lists = [
  {
    file: 'src/api/table.ts',
    imports: ["import * as toysInputs from './toys.input.ts'", "import * as toys from './toys.ts'"],
    after: 'export const endpoints = {',
    line: '  ...joined(toys, toysInputs),',
  },
  {
    file: 'src/lib/titles.messages.ts',
    imports: [],
    after: 'export const titleMessages = {',
    line: "  toy: 'Toy',",
  },
  {
    file: 'src/lib/titles.messages.de.ts',
    imports: [],
    after: 'export const messages = {',
    line: "  toy: 'Spielzeug',",
  },
  { file: 'src/lib/paths.ts', imports: [], after: 'export const paths = {', line: "  toy: '/toys/:id'," },
  {
    file: 'src/microsite/content/dynamic-blocks.ts',
    imports: [],
    after: 'const blocks: Readonly<Record<string, DynamicBlock>> = {',
    line: "  toy: { load: async () => (await import('../../features/toys/toy.tsx')).ToyBlock, reserve: 90 },",
  },
  {
    file: 'src/microsite/routes.ts',
    imports: ["import { toyRoutes } from './routes/toys.ts'"],
    after: 'export const routes: readonly Route[] = [',
    line: '  ...toyRoutes,',
  },
]

/**
 * Adds the client's half of the toy module to a copy of the sources, following the table "Add a module" of the README.
 */
export function installToyModule(copy: string): void {
  for (const folder of ['src', 'widgets'])
    cpSync(fileURLToPath(new URL(folder, import.meta.url)), `${copy}/${folder}`, { recursive: true })
  for (const { file, imports, after, line } of lists) {
    const text = readFileSync(`${copy}/${file}`, 'utf8')
    if (!text.includes(`${after}\n`)) throw new Error(`${file} has no list that begins with: ${after}`)
    writeFileSync(`${copy}/${file}`, [...imports, text.replace(`${after}\n`, `${after}\n${line}\n`)].join('\n'))
  }
}
