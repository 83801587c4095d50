/** Of an answer's entries those that are text; a page of HTML has none. */
export function texts(sent: unknown): Record<string, string> {
  if (typeof sent !== 'object') return {}
  return Object.fromEntries(Object.entries(sent ?? {}).filter(entry => entry[1] && typeof entry[1] === 'string'))
}
