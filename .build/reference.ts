import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generatedFiles } from './generated-files.ts'

/** Writes the generated files: README reference, package exports, autoloader, the frame's event list. */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
for (const [path, text] of Object.entries(await generatedFiles(root))) writeFileSync(`${root}/${path}`, text)
