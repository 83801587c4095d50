import { type OutputChunk, rollup } from 'rollup'
import { expect, test } from 'vitest'
import { usedTokens } from '../../.build/used-tokens.ts'

test('a property stays where something reads it, and goes where nothing does', async () => {
  const { code } = await tokensChunk('.b{color:var(--_one)}')
  expect(code).toContain('--_one:var(--_base);')
  expect(code).toContain('--_base:red;')
  expect(code).not.toContain('--_two')
})

test('a property is removed with the only one that reads it', async () => {
  const { code } = await tokensChunk('.b{color:var(--_two)}')
  expect(code).toContain('--_two:2;')
  expect(code).not.toContain('--_base')
})

test('a chunk whose text changes gets another name', async () => {
  const one = await tokensChunk('.b{color:var(--_one)}')
  const two = await tokensChunk('.b{color:var(--_two)}')
  expect(one.code).not.toBe(two.code)
  expect(one.fileName).not.toBe(two.fileName)
})

/** The tokens of a chunk that two entries share, one of which has that style. */
async function tokensChunk(style: string): Promise<OutputChunk> {
  const modules: Readonly<Record<string, string>> = {
    tokens: 'export const tokens = ".a{--_base:red;--_one:var(--_base);--_two:2;}"',
    first: `import { tokens } from 'tokens'\nexport const css = tokens + '${style}'`,
    second: "import { tokens } from 'tokens'\nexport const css = tokens",
  }
  const bundle = await rollup({
    input: ['first', 'second'],
    plugins: [{ name: 'modules', resolveId: id => id, load: id => modules[id] }, usedTokens()],
  })
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name]-[hash].js' })
  const chunk = output.find(file => file.type === 'chunk' && !file.isEntry)
  if (chunk?.type !== 'chunk') throw new Error('The tokens are in no chunk of their own')
  return chunk
}
