import type { Plugin } from 'rollup'
import type { Definition } from '../host-demo/pages/builder/definition.ts'
import { loadDefinitions } from './definitions.ts'
import { elementReference } from './element-reference.ts'

/** Writes what the blocks are beside a page's script, for tools that show or build them. */
export function definitionsFile(root: string): Plugin {
  return {
    name: 'fayre-definitions-file',
    async generateBundle() {
      const source = JSON.stringify(await builderDefinitions(root))
      this.emitFile({ type: 'asset', fileName: 'definitions.json', source })
    },
  }
}

/** The blocks as the builder reads them. */
export async function builderDefinitions(root: string): Promise<Definition[]> {
  return (await loadDefinitions(root)).map(widget => {
    const { tag, description, reserve, reads } = widget
    const attributes = elementReference(root, widget).attributes.filter(({ name }) => !/^(event|host)$/.test(name))
    return { tag, description, reserve, reads, attributes }
  })
}
