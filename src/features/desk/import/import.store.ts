import { atom, computed } from 'nanostores'
import { type ImportLine, type ImportRow, importGuests } from '../../../api/guest-import.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { createCommand } from '../../../store/command.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { keepUnsaved, keptIn } from '../../checkout/unsaved.store.ts'
import { largest, type ReadList, readList, textOf } from './read-list.ts'

/** Imports a list of guests: the pasted text, the server's result for each line, and the outcome. */
export function createImport(site: Site) {
  const call = userCall(site)
  const $text = atom('')
  const $mail = atom(true)
  const $read = atom<ReadList | undefined>()
  const $lines = atom<readonly ImportLine[]>([])
  const $written = atom<number | undefined>()
  let key = randomKey()
  const $unsaved = computed([$text, $mail], (text, mail) => (text ? { text, mail } : undefined))
  bringBack(Object(keepUnsaved(site, 'import', $unsaved)))

  function bringBack({ text, mail }: { text?: unknown; mail?: unknown }): void {
    if (typeof text !== 'string') return
    $text.set(text)
    $mail.set(mail !== false)
  }

  /** Checks the lines without importing them. */
  const preview = createCommand<void>(site.environment, async () => {
    $written.set(undefined)
    $lines.set([])
    // What is imported next is what this shows, which is less if an import was done though its answer was lost.
    key = randomKey()
    const read = readList($text.get())
    $read.set(read)
    if (read.type === 'rows') $lines.set((await send(read.rows, 'yes')).lines)
  })

  /** Imports the lines without a problem. */
  const write = createCommand<void>(site.environment, async () => {
    const text = $text.get()
    const rest = left()
    const answer = await send(good(), 'no')
    // Somebody else may have invited one of them meanwhile: then nothing was imported.
    if (!answer.written) {
      const now = new Map(answer.lines.map(line => [line.line, line]))
      $lines.set($lines.get().map(line => now.get(line.line) ?? line))
      return
    }
    // What was typed meanwhile is not what was sent.
    if ($text.get() === text) {
      type(rest)
      if (rest) await preview.run()
    }
    $written.set(answer.written)
  })

  const send = (rows: ImportRow[], dry_runYN: 'yes' | 'no') =>
    call(importGuests, { idempotency_key: key, dry_runYN, mailYN: $mail.get() ? 'yes' : 'no', rows })

  function good(): ImportRow[] {
    const read = $read.get()
    const lines = wrong()
    return read?.type === 'rows' ? read.rows.filter(({ line }) => !lines.has(line)) : []
  }

  /** The list of the lines that can't be imported. Empty if there are none. */
  function left(): string {
    const read = $read.get()
    const lines = wrong()
    return read?.type === 'rows' && lines.size ? read.only(lines) : ''
  }

  const wrong = () =>
    new Set(
      $lines
        .get()
        .filter(({ problem }) => problem)
        .map(({ line }) => line),
    )

  function type(text: string): void {
    $text.set(text)
    $read.set(undefined)
    $lines.set([])
  }

  return {
    kept: keptIn($unsaved, () => type('')),
    $text,
    $mail,
    $read,
    $lines,
    $written,
    preview,
    write,
    type,
    async choose(file: File): Promise<void> {
      if (file.size > largest) return $read.set({ type: 'problem', problem: 'too_large' })
      type(textOf(new Uint8Array(await file.arrayBuffer())))
      await preview.run()
    },
  }
}
