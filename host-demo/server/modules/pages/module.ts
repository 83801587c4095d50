import type { Module } from '../module.ts'
import { page, pagePreview } from './handlers.ts'
import { screens } from './screens.ts'

export const pages = {
  name: 'pages',
  handlers: { page, pagePreview },
  permissions: ['view'],
  pages: { screens },
} as const satisfies Module
