import type { TestProject } from 'vitest/node'
import { postgresqlTemplates } from '../postgresql-templates.ts'
import { build } from './build.ts'

/** Prepares the bundle, and the template of each file's own demo. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  build()
  const { url, templates, stop } = await postgresqlTemplates()
  provide('postgresql', url)
  provide('postgresqlTemplates', templates)
  return stop
}
