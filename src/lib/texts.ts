/** The string entries of an answer's object; none if it is not an object, such as an HTML page. */
export function texts(sent: unknown): Record<string, string> {
  if (typeof sent !== 'object') return {}
  return Object.fromEntries(Object.entries(sent ?? {}).filter(entry => entry[1] && typeof entry[1] === 'string'))
}
