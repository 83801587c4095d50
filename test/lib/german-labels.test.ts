import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messages as germanForm } from '../../src/lib/form.messages.de.ts'
import { fill, type Messages } from '../../src/lib/messages.ts'

interface Label {
  /** Its key, after its file. */
  key: string
  german: string
}

const folder = join(import.meta.dirname, '../../src')

/** The labels that stand inside a sentence: their English ones begin like the middle of one. */
async function labelsInSentences(): Promise<Label[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.messages.ts'))
  const labels = await Promise.all(
    files.map(async file => {
      const english = Object.values<Messages>(await import(join(folder, file)))[0] ?? {}
      const german: Messages = (await import(join(folder, file.replace('.ts', '.de.ts')))).messages
      return Object.entries(english)
        .filter(([key, words]) => /Label$|InSentence$|^anAmount$/.test(key) && /^[^A-Z]/.test(String(words)))
        .map(([key]) => ({ key: `${file} ${key}`, german: String(german[key]) }))
    }),
  )
  return labels.flat()
}

test('the labels of fields are nouns that fit “Bitte geben Sie … ein” and “Bitte wählen Sie …”', async () => {
  const labels = await labelsInSentences()
  expect(labels.length).toBeGreaterThan(70)
  const misfits = labels.filter(
    ({ german }) => !/^(das|den|die|eine|einen|etwas|Ihr|Ihre|Ihren) [^,]+$/.test(german) || / ein$/.test(german),
  )
  expect(misfits).toEqual([])
})

test('their sentences read right', () => {
  const label = 'einen Betrag'
  expect(fill(germanForm.required, { label }, 'de')).toBe('Bitte geben Sie einen Betrag ein')
  expect(fill(germanForm.choose, { label }, 'de')).toBe('Bitte wählen Sie einen Betrag')
})
