import { campaignOf } from '../lib/campaign.ts'
import { defineSlice } from './slice.ts'

/**
 * The campaign that brought the visitor, read once from the address of the first screen. Kept in memory only and
 * sent with the order that it led to, so nothing is stored on the visitor's device.
 */
export const campaign = defineSlice('campaign', ({ environment }) => campaignOf(environment.location()))
