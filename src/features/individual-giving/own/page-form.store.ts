import { atom } from 'nanostores'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { check, maxLength, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import type { OwnGiving } from './own.store.ts'

interface Known {
  name: string
  story: string
  picture?: string | undefined
  goal: number
  ends_at?: string | undefined
}

interface Options {
  decimals: number
  /** Below the server's address, as it is stored. */
  pathOf(picture: string): string
}

/** The form of a page or team. `$picture`: the chosen one, which is uploaded when the form is saved. */
export function createPageForm(site: Site, own: OwnGiving, kind: 'page' | 'team', known: Known, options: Options) {
  const { decimals, pathOf } = options
  const $saved = atom(false)
  const $picture = atom<File | undefined>()
  let stored = known.picture ? pathOf(known.picture) : null
  const form = createForm({
    environment: site.environment,
    values: {
      name: known.name,
      story: known.story,
      goal: known.goal ? (known.goal / 10 ** decimals).toFixed(known.goal % 10 ** decimals ? decimals : 0) : '',
      ends: known.ends_at?.slice(0, 10) ?? '',
    },
    check: values => problemsOf(values, decimals),
    async send({ name, story, goal, ends }) {
      const chosen = $picture.get()
      if (chosen) {
        stored = pathOf(await own.upload(chosen))
        $picture.set(undefined)
      }
      const page = { name: name.trim(), story: story.trim(), picture: stored, goal: minorOf(goal, decimals) ?? 0 }
      if (kind === 'team') await own.saveTeam(page)
      // Until the end of that day, wherever the giver is.
      else await own.savePage({ ...page, ends_at: ends ? `${ends}T23:59:59.000Z` : null })
      $saved.set(true)
    },
  })
  form.$values.listen(() => $saved.set(false))
  return { form, $saved, $picture }
}

type PageValues = Readonly<{ name: string; story: string; goal: string; ends: string }>

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
