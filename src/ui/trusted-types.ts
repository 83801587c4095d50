/** The part of the API that we use. TypeScript's own library lacks it. */
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
 * The page's Trusted Types policy named `fayre`. Only strings that DOMPurify is about to sanitise and the
 * address of the microsite's own worker pass through it. undefined where the browser has no Trusted Types.
 * @throws {TypeError} where the page's policy does not allow it
 */
export function trustedTypesPolicy(): Policy | undefined {
  const page = globalThis as { trustedTypes?: PolicyFactory; [key]?: Policy }
  page[key] ??= page.trustedTypes?.createPolicy('fayre', { createHTML: text => text, createScriptURL: text => text })
  return page[key]
}
