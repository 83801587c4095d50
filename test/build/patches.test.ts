import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parsePatch } from 'diff'
import { rollup } from 'rollup'
import { afterAll, expect, test } from 'vitest'
import { patches } from '../../.build/patches.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { root } from './output/build.ts'

const folder = temporaryFolder('patches')
afterAll(folder.remove)

const files = readdirSync(`${root}/.build/patches`)
const patched = files.flatMap(file =>
  parsePatch(readFileSync(`${root}/.build/patches/${file}`, 'utf8')).map(({ newFileName = '' }) => ({
    file,
    module: newFileName.replace('b/', ''),
  })),
)

test.each(patched)('$file fails the build where $module has another text', async ({ file, module }) => {
  const project = join(folder.path, file)
  cpSync(`${root}/.build/patches/${file}`, `${project}/.build/patches/${file}`)
  mkdirSync(dirname(join(project, module)), { recursive: true })
  const installed = readFileSync(join(root, module), 'utf8')
  const build = (text: string) => {
    writeFileSync(join(project, module), text)
    return rollup({ input: join(project, module), plugins: [patches(project)], logLevel: 'silent' })
  }
  await expect(build(installed)).resolves.toBeDefined()
  await expect(build(installed.replaceAll(' in ', '  in '))).rejects.toThrow(`${file} does not apply`)
})
