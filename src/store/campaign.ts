import { atom } from 'nanostores'
import { type Campaign, campaignOf } from '../lib/campaign.ts'
import type { Site } from './site.ts'
import { defineSlice } from './slice.ts'

/**
 * The campaign that brought the visitor, read from the address of the first screen and sent with the order that it led
 * to. Nothing is stored on the visitor's device.
 */
export const campaign = defineSlice('campaign', ({ environment }) => atom(campaignOf(environment.location())))

/** The current campaign. In a frame it is known only once the page around it has answered. */
export function currentCampaign(site: Site): Campaign | undefined {
  return campaign(site).get() ?? campaignOf(site.environment.location())
}
