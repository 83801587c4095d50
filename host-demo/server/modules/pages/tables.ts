import type { InferInput } from 'valibot'
import type { hero } from '../../../../src/api/hero.ts'
import type { page } from '../../../../src/api/pages.ts'
import type { Json } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Database {
    pages: PageTable
  }
}

interface PageTable {
  event_id: string
  key: string
  title: string
  description: string | null
  template: string | null
  content: Json<InferInput<typeof page.output>['content']>
  hero: Json<InferInput<typeof hero> | null>
  picture: string | null
  published: boolean
}
