import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const readme = fileURLToPath(new URL('../../README.md', import.meta.url))
const [begin, end] = ['<!-- bench -->', '<!-- /bench -->']

/** Writes the figures between the README's two markers, which it adds if they are missing. */
export function writeReadme(text: string): void {
  const before = existsSync(readme) ? readFileSync(readme, 'utf8') : ''
  const marked = before.includes(begin) ? before : `${before}\n${begin}\n${end}\n`.trimStart()
  const [from, to] = [marked.indexOf(begin) + begin.length, marked.indexOf(end)]
  if (to < from) throw new Error(`README.md lacks ${end} after ${begin}`)
  writeFileSync(readme, `${marked.slice(0, from)}\n${text}\n${marked.slice(to)}`)
}
