import type { Module } from '../module.ts'
import { page, pagePreview } from './handlers.ts'

export const pages = {
  name: 'pages',
  handlers: { page, pagePreview },
} as const satisfies Module
