import { modulesOf } from './module-graph.ts'

/** The parts that `::part()` can style, by name. */
export const parts: Readonly<Record<string, string>> = {
  'back-link': 'The way back to where one came from.',
  badge: 'A state in a word or two, such as "Sold".',
  banner: 'A question to every visitor, such as the one about cookies.',
  base: 'The whole block, inside its shadow root.',
  button: 'Every button and every link that looks like one.',
  'button-primary': 'The filled button: the one that a view is for.',
  'button-quiet': 'A button without a frame.',
  'button-secondary': 'A button with a frame.',
  card: 'A frame around what belongs together.',
  countdown: 'Digits that run down to a moment.',
  dialog: 'A dialog over the page.',
  'empty-state': 'What stands where there is nothing yet.',
  error: 'What is wrong with a field.',
  input: 'A field that something is typed into.',
  meter: 'The thermometer.',
  notice: 'A message inside the block.',
  page: 'The column that a screen stands in.',
  result: 'The end of a path, such as the thank-you.',
  sponsors: 'Who pays for the evening.',
  table: 'Figures in rows.',
  tabs: "The menu of a screen's parts.",
  tile: 'An entry of the menu, large enough for a thumb.',
}

/** Names of the parts in a block's own modules. */
export function partsOf(root: string, name: string): string[] {
  const texts = [`${root}/widgets/${name}.ts`, `${root}/src/widget/widget-root.tsx`].flatMap(file => [
    ...modulesOf(file).values(),
  ])
  const shown = texts.flatMap(text => [...text.matchAll(/\bpart=(?:"([^"]+)"|\{`([^`]+)`\})/g)])
  const patterns = new Set(shown.flatMap(([, plain, built]) => (plain ?? built ?? '').split(/\s+/)))
  return [...patterns].flatMap(namesFor).sort()
}

/** Expands `button-${variant}` to every name in the table that matches. */
function namesFor(pattern: string): string[] {
  if (!pattern.includes('${')) return [pattern]
  const begin = pattern.slice(0, pattern.indexOf('${'))
  return Object.keys(parts).filter(name => name.startsWith(begin))
}
