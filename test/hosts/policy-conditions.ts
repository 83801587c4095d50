import { type Condition, nonce } from './condition.ts'

const own = `'nonce-${nonce}'`
/** The sources that the README asks editors to allow, and the page's own scripts and styles. */
const withoutFonts = `script-src ${own} {demo}; connect-src {demo} {socket}; frame-src {demo}`
const documented = `${withoutFonts}; font-src {demo}`
const whole = `default-src 'none'; ${documented}; style-src ${own}`

/** Content-Security-Policies, up to the strictest that the README's list allows. */
export const policyConditions: readonly Condition[] = [
  { name: 'nothing allowed but our list', policy: whole },
  {
    name: 'our list and no styles at all',
    policy: `default-src 'none'; ${withoutFonts}; style-src 'none'; img-src 'none'; font-src 'none'`,
    reports: /style|font/,
    // The snippet's own inline line, which the policy refuses.
    paste: ({ scripts, blocks }) => ({
      scripts: `<style>fayre-donation-form:not(:defined){display:block;min-block-size:404px}</style>${scripts}`,
      blocks,
    }),
  },
  {
    name: 'nonces and strict-dynamic',
    policy: `default-src 'none'; script-src ${own} 'strict-dynamic'; connect-src {demo} {socket}; frame-src {demo}; font-src {demo}; style-src ${own}`,
    // With two nonces on one script, the browser accepts neither.
    paste: ({ scripts, blocks }) => ({
      scripts: scripts.replace(/<script (?!nonce)/g, `<script nonce="${nonce}" `),
      blocks,
    }),
  },
  {
    name: 'no forms, plugins or base',
    policy: `default-src 'self' {demo} {socket} ${own}; object-src 'none'; base-uri 'none'; form-action 'none'`,
    reports: /base/,
  },
  {
    name: 'the page itself in a sandbox',
    policy: `sandbox allow-scripts allow-forms allow-same-origin; ${whole}`,
  },
  {
    name: 'a sandbox that allows no forms',
    policy: `sandbox allow-scripts allow-same-origin; ${whole}`,
    reports: /allow-forms/,
  },
  { name: 'a policy in the head', policy: whole, inMeta: true },
  {
    name: 'Trusted Types with our policy',
    policy: `${whole}; require-trusted-types-for 'script'; trusted-types fayre`,
  },
  {
    name: 'Trusted Types with none',
    policy: `${whole}; require-trusted-types-for 'script'; trusted-types 'none'`,
  },
]
