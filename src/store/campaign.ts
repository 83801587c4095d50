import { atom } from 'nanostores'
import { campaignOf } from '../lib/campaign.ts'
import { defineSlice } from './slice.ts'

/**
 * The campaign that brought the visitor, read once from the address of the first screen and sent with the order that
 * it led to. Nothing is stored on the visitor's device.
 */
export const campaign = defineSlice('campaign', ({ environment }) => atom(campaignOf(environment.location())))
