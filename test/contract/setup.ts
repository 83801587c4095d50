import type { TestProject } from 'vitest/node'
import { postgresqlTemplates } from '../postgresql-templates.ts'
import { embeddedTemplates, type Templates } from '../templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folders of embedded template databases, which tests copy. */
    embeddedTemplates: Templates
  }
}

/** Prepares the templates of both kinds of database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [embedded, postgresql] = await Promise.all([embeddedTemplates(), postgresqlTemplates()])
  provide('embeddedTemplates', embedded)
  provide('postgresql', postgresql.url)
  provide('postgresqlTemplates', postgresql.templates)
  return postgresql.stop
}
