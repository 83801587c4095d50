import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { applyPatch, parsePatch } from 'diff'
import type { Plugin } from 'rollup'

/**
 * Applies the patch files of `.build/patches` to vendor modules during the build. The build fails if a module is not
 * exactly what the patch was made for. The installed files are not changed.
 */
export function patches(root: string): Plugin {
  const patched = new Map<string, string>()
  return {
    name: 'fayre-patches',
    buildStart() {
      for (const file of readdirSync(`${root}/.build/patches`)) {
        for (const patch of parsePatch(readFileSync(`${root}/.build/patches/${file}`, 'utf8'))) {
          const module = realpathSync(`${root}/${patch.newFileName?.replace(/^b\//, '')}`)
          const text = applyPatch(readFileSync(module, 'utf8'), patch)
          if (text === false) this.error(`.build/patches/${file} does not apply to ${module}`)
          patched.set(module, text)
        }
      }
    },
    load: id => patched.get(id) ?? null,
  }
}
