import type { Plugin } from 'rollup'
import type { Definition } from '../host-demo/pages/builder/definition.ts'
import { loadDefinitions } from './definitions.ts'
import { elementReference } from './element-reference.ts'

/** Writes the blocks' definitions beside the scripts, for tools such as the snippet builder. */
export function definitionsFile(root: string): Plugin {
  return {
    name: 'fayre-definitions-file',
    async generateBundle() {
      const source = JSON.stringify(await builderDefinitions(root))
      this.emitFile({ type: 'asset', fileName: 'definitions.json', source })
    },
  }
}

/** The definitions as the snippet builder reads them. */
export async function builderDefinitions(root: string): Promise<Definition[]> {
  return (await loadDefinitions(root)).map(widget => {
    const { tag, reserve, reads, reference } = widget
    const attributes = elementReference(root, widget).attributes.filter(({ name }) => !/^(event|host)$/.test(name))
    return { tag, description: reference.description, reserve, reads, attributes }
  })
}
