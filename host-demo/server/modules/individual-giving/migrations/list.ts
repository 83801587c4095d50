import { individualGivingPages } from './0035-individual-giving-pages.ts'

export const individualGivingMigrations = { '0035-individual-giving-pages': individualGivingPages }
