import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const readme = fileURLToPath(new URL('../../README.md', import.meta.url))
const [begin, end] = ['<!-- bench -->', '<!-- /bench -->']

/** Puts the figures between the README's two markers. */
export function writeReadme(text: string): void {
  const before = existsSync(readme) ? readFileSync(readme, 'utf8') : `${begin}\n${end}\n`
  const [from, to] = [before.indexOf(begin), before.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md lacks ${begin} and ${end}`)
  writeFileSync(readme, `${before.slice(0, from + begin.length)}\n${text}\n${before.slice(to)}`)
}
