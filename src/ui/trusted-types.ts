/** As far as we use it: TypeScript's own library does not know it yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: Rule; createScriptURL: Rule }): Policy
}
type Rule = (text: string) => string
interface Policy {
  createHTML: Rule
  createScriptURL: Rule
}

const key = Symbol.for('fayre.trusted-types')

/**
 * The page's one policy of ours, named `fayre`, through which only what
 * DOMPurify is about to clean goes. undefined where the browser knows none.
 * @throws {TypeError} where the page's policy does not allow it
 */
export function trustedTypesPolicy(): Policy | undefined {
  const page = globalThis as { trustedTypes?: PolicyFactory; [key]?: Policy }
  page[key] ??= page.trustedTypes?.createPolicy('fayre', { createHTML: text => text, createScriptURL: text => text })
  return page[key]
}
