import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadDefinitions } from './definitions.ts'
import { elementReference } from './element-reference.ts'
import { withReference } from './readme-reference.ts'

/** Writes the README's reference from the blocks' definitions. */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const readme = `${root}/README.md`
const blocks = (await loadDefinitions(root)).map(widget => ({
  element: elementReference(root, widget),
  reads: widget.reads,
}))
writeFileSync(readme, withReference(readFileSync(readme, 'utf8'), blocks))
