/** Parameters that must never be sent on: they hold credentials or personal data. */
const secrets = /^(.*_?token|(.+_)?code|otp|.*pin|password|order_key|.*_client_secret|email)$/i

/** An anchor, or a path in the fragment. Anything else may be the key of a mailed link. */
const place = /^#([\w-]*|!?\/[^#]*)$/

/**
 * The page's address for coming back to it from another site, without secrets. It keeps the parameters that the page
 * cannot be shown without, such as the key of the promise that is paid, so it goes to nobody but who sends the visitor
 * back. What requests carry is `pageAddress`.
 */
export function returnAddress(address: URL): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (secrets.test(name)) url.searchParams.delete(name)
  const behind = new URLSearchParams(url.hash.replace(/^[^?]*[?#]/, ''))
  if (!place.test(url.hash) || [...behind.keys()].some(name => secrets.test(name))) url.hash = ''
  return url.href
}
