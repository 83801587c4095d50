/** The string entries of an object in an answer; none if it is no object, such as an HTML page. */
export function stringEntries(sent: unknown): Record<string, string> {
  if (typeof sent !== 'object') return {}
  return Object.fromEntries(Object.entries(sent ?? {}).filter(entry => entry[1] && typeof entry[1] === 'string'))
}
