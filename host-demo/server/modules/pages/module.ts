import type { Module } from '../module.ts'
import { page, pagePreview } from './handlers.ts'
import { headings, screens } from './screens.ts'
import { germanErrors } from './words.de.ts'

export const pages = {
  name: 'pages',
  handlers: { page, pagePreview },
  permissions: ['view'],
  words: germanErrors,
  errors: { page_not_found: 404 },
  pages: { screens, headings },
} as const satisfies Module
