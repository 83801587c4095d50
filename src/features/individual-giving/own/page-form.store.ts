import { atom } from 'nanostores'
import type { OwnPage, OwnTeam } from '../../../api/account-fundraiser.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { check, maxLength, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import type { OwnGiving } from './own.store.ts'

type Known = Pick<OwnPage, 'name' | 'story' | 'goal'> &
  Partial<Pick<OwnPage, 'picture' | 'ends_on' | 'revision'> & Pick<OwnTeam, 'approvalYN'>>

interface Options {
  decimals: number
  /** Below the server's address, as it is stored. */
  pathOf(picture: string): string
}

/** The form of a page or team. `$picture`: what takes the stored one's place when the form is saved. */
export function createPageForm(site: Site, own: OwnGiving, kind: 'page' | 'team', known: Known, options: Options) {
  const { decimals, pathOf } = options
  const $saved = atom(false)
  const $picture = atom<File | 'none' | undefined>()
  let stored = known.picture ? pathOf(known.picture) : null
  let revision = known.revision ?? null
  const form = createForm({
    environment: site.environment,
    values: valuesOf(known, decimals),
    check: values => problemsOf(values, decimals),
    async send({ name, story, goal, ends, approval }) {
      const chosen = $picture.get()
      if (chosen) {
        stored = chosen === 'none' ? null : pathOf(await own.upload(chosen))
        $picture.set(undefined)
      }
      const texts = { name: name.trim(), story: story.trim(), goal: minorOf(goal, decimals) ?? 0 }
      const page = { ...texts, picture: stored, revision }
      try {
        const saved =
          kind === 'team'
            ? await own.saveTeam({ ...page, approvalYN: approval === 'yes' ? 'yes' : 'no' })
            : await own.savePage({ ...page, ends_on: ends || null })
        revision = saved?.revision ?? null
      } catch (problem) {
        const failure = failureIn(problem)
        // Whoever has read that it was changed elsewhere may replace it.
        if (failure?.type === 'http' && failure.said.error === 'fundraiser_changed') revision = await newest()
        throw problem
      }
      $saved.set(true)
    },
  })
  form.$values.listen(() => $saved.set(false))

  async function newest(): Promise<string | null> {
    await own.resource.refresh()
    const state = own.resource.$state.get()
    return (state.type === 'ready' && (kind === 'team' ? state.value.team : state.value.page)?.revision) || null
  }

  /** Is a newer state known, and nothing typed that it would replace? */
  function isBehind(newest: Known | undefined): boolean {
    if (!newest || newest.revision === revision) return false
    return !form.$dirty.get() && form.$state.get().type === 'idle' && !$picture.get()
  }

  return { form, $saved, $picture, isBehind }
}

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

function problemsOf({ name, story, goal }: PageValues, decimals: number): Problems<PageValues> {
  const wrong = {
    name: check(name, [required, maxLength(80)]),
    story: check(story, [maxLength(5000)]),
    goal: goal.trim() && minorOf(goal, decimals) === undefined ? ({ key: 'required' } as const) : undefined,
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, problem]) => problem))
}

function minorOf(typed: string, decimals: number): number | undefined {
  const parsed = parseAmount(typed, decimals)
  return parsed.type === 'ok' ? parsed.minor : undefined
}
