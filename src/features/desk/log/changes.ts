import type { AuditEntry } from '../../../api/admin.ts'

/** The fields that an action has changed. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  if (!before || !after) return []
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map(name => ({ name, from: shown(before[name]), to: shown(after[name]) }))
}

const longest = 60

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
