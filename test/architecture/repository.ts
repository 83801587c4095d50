import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SourceFile, sourceFile } from './source-file.ts'

/** Folders that tools generate or install. */
const notOurs = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'coverage', 'package-lock.json'])
const readable = /\.(?:tsx?|css|html|js|json|md|sh|yml)$|(?:^|\/)\.[\w/.]+$|(?:^|\/)run$/

/** All of our text files, from the top of the repository. */
export function repositoryFiles(root: string): SourceFile[] {
  return walk(root, '').map(path => sourceFile(path, readable.test(path) ? readFileSync(join(root, path), 'utf8') : ''))
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (notOurs.has(entry.name) || entry.name.endsWith('.log')) return []
    const path = folder ? `${folder}/${entry.name}` : entry.name
    return entry.isDirectory() ? walk(root, path) : [path]
  })
}
