import { atom } from 'nanostores'
import type { OwnPage, OwnTeam } from '../../../api/account-fundraiser.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { chosenFile, fileOfChosen } from '../../../lib/chosen-file.ts'
import { debounced } from '../../../lib/debounce.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { aboveNothing, check, maxLength, misreadAmount, required } from '../../../lib/validation.ts'
import { type Checked, createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import type { Compartment } from '../../checkout/compartment.ts'
import type { OwnGiving } from './own.store.ts'

type Known = Pick<OwnPage, 'name' | 'story' | 'goal'> &
  Partial<Pick<OwnPage, 'picture' | 'ends_on' | 'revision'> & Pick<OwnTeam, 'approvalYN'>>

interface Options {
  decimals: number
  /** The path below the server's address, as it is stored. */
  pathOf(picture: string): string
  /** Stores typed values on this device until they are saved. */
  kept: Compartment
}

/**
 * Replaces the stored picture when the form is saved: a file, or the address of one that was uploaded before. 'none':
 * removes it.
 */
export type ChosenPicture = File | string | undefined

/** The form of a page or team. `$restored`: it holds unsaved values from before a reload. */
export function createPageForm(site: Site, own: OwnGiving, kind: 'page' | 'team', known: Known, options: Options) {
  const { decimals, pathOf, kept } = options
  const $saved = atom(false)
  let saved = valuesOf(known, decimals)
  const $picture = atom<ChosenPicture>(restoredPicture())
  const $restored = atom(isTyped(kept.read('typed')) || $picture.get() !== undefined)
  // Uploaded before the form is saved, since an address takes less space in the stored draft than a file.
  const sendAhead = debounced((file: File) => void upload(file).catch(() => {}))
  let sent: { file: File; address: Promise<string> } | undefined
  // Restored values were based on this revision: the server refuses them if the page has changed since.
  let revision = $restored.get() ? revisionIn(kept.read('revision')) : (known.revision ?? null)
  const form = createForm({
    environment: site.environment,
    values: saved,
    draft: { read: () => kept.read('typed'), write: keep },
    check: values => problemsOf(values, decimals),
    async send(values) {
      const { name, story, goal, ends, approval } = values
      const chosen = $picture.get()
      const address = chosen instanceof File ? await upload(chosen) : chosen
      const picture = address ? (address === 'none' ? null : address) : storedPicture()
      const texts = { name: name.trim(), story: story.trim() || null, goal: minorOf(goal, decimals) ?? null }
      const page = { ...texts, picture, revision }
      try {
        const newest =
          kind === 'team'
            ? await own.saveTeam({ ...page, approvalYN: approval === 'yes' ? 'yes' : 'no' })
            : await own.savePage({ ...page, ends_on: ends || null })
        revision = newest?.revision ?? null
      } catch (problem) {
        const failure = failureIn(problem)
        // Once the user has been told that the page was changed elsewhere, saving again replaces it.
        if (failure?.type === 'http' && failure.said.error === 'fundraiser_changed') revision = await newestRevision()
        throw problem
      }
      saved = values
      if ($picture.get() === address) $picture.set(undefined)
      keep(form.$values.get())
      $saved.set(!isTyped(form.$values.get()) && $picture.get() === undefined)
    },
  })
  form.$values.listen(() => $saved.set(false))
  $picture.listen(chosen => {
    $saved.set(false)
    if (chosen instanceof File) sendAhead(chosen)
    else sendAhead.cancel()
    keep(form.$values.get())
    if (chosen) void keepPicture(chosen)
  })
  const restored = $picture.get()
  if (restored instanceof File) sendAhead(restored)

  function restoredPicture(): ChosenPicture {
    const known = kept.read('picture')
    if (typeof known !== 'string') return fileOfChosen(known)
    return known !== (storedPicture() ?? 'none') ? known : undefined
  }

  async function keepPicture(chosen: File | string): Promise<void> {
    const picture = chosen instanceof File ? (await chosenFile('picture', chosen)).picture : chosen
    if ($picture.get() === chosen) kept.write('picture', picture)
  }

  /** Uploads each file once. @returns its address */
  function upload(file: File): Promise<string> {
    if (sent?.file === file) return sent.address
    const address = own.upload(file).then(pathOf)
    sent = { file, address }
    address.then(
      path => $picture.get() === file && $picture.set(path),
      () => {
        if (sent?.file === file) sent = undefined
      },
    )
    return address
  }

  function discard(): void {
    $picture.set(undefined)
    kept.clear()
  }

  /** Does it differ from what is saved? An upload may be saved although its answer was lost. */
  function isTyped(values: unknown): boolean {
    return JSON.stringify({ ...saved, ...Object(values) }) !== JSON.stringify(saved)
  }

  function keep(values: PageValues): void {
    const chosen = $picture.get()
    if (!isTyped(values) && chosen === undefined) {
      kept.clear()
      $restored.set(false)
    } else {
      kept.write('typed', values)
      kept.write('revision', revision)
      if (!chosen) kept.write('picture', undefined)
    }
  }

  /** What was read last, which may be newer than what this form began with. */
  function newest(): Known | undefined {
    const state = own.resource.$state.get()
    return state.type === 'ready' ? state.value[kind] : undefined
  }

  /** The picture that is shown unless another one is chosen. */
  function storedPicture(): string | null {
    const { picture } = newest() ?? known
    return picture ? pathOf(picture) : null
  }

  async function newestRevision(): Promise<string | null> {
    await own.resource.refresh()
    return newest()?.revision ?? null
  }

  /** Is a newer version known, and nothing typed that it would replace? */
  function isBehind(newest: Known | undefined): boolean {
    if (!newest || newest.revision === revision) return false
    return !isTyped(form.$values.get()) && form.$state.get().type === 'idle' && !$picture.get()
  }

  return { form, $saved, $picture, $restored, isBehind, discard }
}

const revisionIn = (stored: unknown) => (typeof stored === 'string' ? stored : null)

function valuesOf({ name, story, goal, ends_on, approvalYN }: Known, decimals: number) {
  const whole = 10 ** decimals
  return {
    name,
    story,
    goal: goal ? (goal / whole).toFixed(goal % whole ? decimals : 0) : '',
    ends: ends_on ?? '',
    approval: approvalYN ? 'yes' : '',
  }
}

type PageValues = Readonly<ReturnType<typeof valuesOf>>

function problemsOf({ name, story, goal }: PageValues, decimals: number): Checked<PageValues> {
  return {
    name: check(name, [required, maxLength(80)]),
    story: check(story, [maxLength(5000)]),
    goal: check(goal, [aboveNothing(decimals), text => misreadAmount(parseAmount(text, decimals).type, decimals)]),
  }
}

function minorOf(typed: string, decimals: number): number | undefined {
  const parsed = parseAmount(typed, decimals)
  return parsed.type === 'ok' ? parsed.minor : undefined
}
