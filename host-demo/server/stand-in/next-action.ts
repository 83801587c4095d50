import { newId } from './ids.ts'
import { wrongParameter } from './problem.ts'
import type { Work } from './work.ts'

/**
 * The authentication step: a dialog that Stripe.js opens or, for a server with a `return_url`, a page to redirect to.
 */
export function authenticationStep(
  work: Work,
  intent: { id: string; client_secret: string | null },
  returnUrl: string | undefined,
) {
  const page = new URL('/demo/stand-in/authenticate.html', work.request.origin)
  page.search = new URLSearchParams({ intent: intent.id, client_secret: intent.client_secret ?? '' }).toString()
  if (returnUrl && !/^https?:\/\//.test(returnUrl)) {
    throw wrongParameter('Not a valid URL', { code: 'url_invalid', param: 'return_url' })
  }
  if (returnUrl && !work.request.fromBrowser) {
    return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page.href } }
  }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', source: newId('src'), stripe_js: page.href },
  }
}
