import { campaignOf } from '../lib/campaign.ts'
import { defineSlice } from './slice.ts'

/**
 * The campaign that brought the visitor, read once, when it is first asked
 * for: later screens have other addresses. It is kept in memory alone and goes
 * into the order that it led to, so it stores nothing on the visitor's device.
 */
export const campaign = defineSlice('campaign', ({ environment }) => campaignOf(environment.location()))
