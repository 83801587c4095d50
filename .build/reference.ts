import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generatedFiles } from './generated-files.ts'

/** Writes what follows from the blocks: the README's reference, package exports, the autoloader, the frame's events. */
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
for (const [path, text] of Object.entries(await generatedFiles(root))) writeFileSync(`${root}/${path}`, text)
