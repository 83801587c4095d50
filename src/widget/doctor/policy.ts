import type { Finding } from './finding.ts'

/** What a block asks for, and what the page's Content-Security-Policy must allow for it. */
export interface Need {
  readonly directive: 'connect-src' | 'frame-src' | 'img-src' | 'script-src'
  /** An address that has been asked for. */
  readonly address: string
  /** Origins to write into the policy. */
  readonly allow: readonly string[]
  readonly what: string
  readonly kind: 'blocks' | 'hinders'
}

export interface Policy {
  /** Has the policy refused this origin while we listened? */
  refuses(need: Pick<Need, 'directive' | 'address'>): boolean
  stop(): void
}

/** Listens for what the page's policy refuses: a policy that only reports refuses nothing. */
export function watchPolicy(document: Document): Policy {
  const refused = new Set<string>()
  const keep = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'enforce' || !URL.canParse(blockedURI)) return
    refused.add(`${effectiveDirective.replace(/-(elem|attr)$/, '')} ${new URL(blockedURI).origin}`)
  }
  document.addEventListener('securitypolicyviolation', keep)
  return {
    refuses: ({ directive, address }) => refused.has(`${directive} ${new URL(address).origin}`),
    stop: () => document.removeEventListener('securitypolicyviolation', keep),
  }
}

/** One finding for each line of the policy that lacks something. */
export function ofPolicy(needs: readonly Need[], policy: Policy): Finding[] {
  const refused = needs.filter(need => policy.refuses(need))
  const directives = [...new Set(refused.map(({ directive }) => directive))]
  return directives.map((directive): Finding => {
    const lacking = refused.filter(need => need.directive === directive)
    const whats = [...new Set(lacking.map(({ what }) => what))]
    const origins = [...new Set(lacking.flatMap(({ allow }) => allow))]
    return {
      kind: lacking.some(({ kind }) => kind === 'blocks') ? 'blocks' : 'hinders',
      title: `Your page's Content-Security-Policy does not allow ${whats.join(' and ')}`,
      text: 'The policy is a header that your web server sends, or a meta tag in the page. Add to it:',
      fix: `${directive} ${origins.join(' ')}`,
    }
  })
}
