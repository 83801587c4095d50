/** Writes nested fields in Stripe's bracket notation: `a[b]=c`. Omits undefined and null. */
export function form(fields) {
  const body = new URLSearchParams()
  add('', fields)
  return body

  function add(name, value) {
    if (value === undefined || value === null) return
    if (typeof value !== 'object') return body.set(name, String(value))
    for (const [inner, item] of Object.entries(value)) add(name ? `${name}[${inner}]` : inner, item)
  }
}
