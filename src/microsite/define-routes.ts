import { paths, type RouteId } from '../lib/paths.ts'
import { addTranslations, type TranslationLoaders } from '../lib/translations.ts'
import type { Route, RouteLine } from './route.ts'

/** Defines the routes of one module by id, and where the translations of their titles are. */
export function defineRoutes<const Lines extends Partial<Record<RouteId, RouteLine>>>(
  lines: Lines,
  translations: TranslationLoaders<TitlesOf<Lines>>,
): readonly Route[] {
  const entries = Object.entries(lines) as [RouteId, RouteLine][]
  const titles = Object.fromEntries(
    entries.flatMap(([id, { title }]) => (title ? [[id, title]] : [])),
  ) as TitlesOf<Lines>
  addTranslations(titles, translations)
  return entries.map(([id, line]) => {
    const { kind = 'public', skeleton = kind === 'checkout' ? kind : 'root' } = line
    return { ...line, id, paths: paths[id], kind, skeleton, titles }
  })
}

type TitlesOf<Lines> = {
  readonly [Id in keyof Lines as Lines[Id] extends { title: string } ? Id : never]: string
}
