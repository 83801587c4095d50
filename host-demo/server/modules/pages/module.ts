import type { Module } from '../module.ts'
import { page, pagePreview } from './handlers.ts'
import { screens } from './screens.ts'
import { germanErrors } from './words.de.ts'

export const pages = {
  name: 'pages',
  handlers: { page, pagePreview },
  permissions: ['view'],
  words: germanErrors,
  errors: { page_not_found: 404 },
  pages: { screens },
} as const satisfies Module
