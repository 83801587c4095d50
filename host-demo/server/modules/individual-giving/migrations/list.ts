import { individualGivingPages } from './0035-individual-giving-pages.ts'
import { individualGivingTeamRequests } from './0037-individual-giving-team-requests.ts'

export const individualGivingMigrations = {
  '0035-individual-giving-pages': individualGivingPages,
  '0037-individual-giving-team-requests': individualGivingTeamRequests,
}
