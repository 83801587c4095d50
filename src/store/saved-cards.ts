import { type Card, cards } from '../api/cards.ts'
import { createResource } from './resource.ts'
import { userCall } from './user-call.ts'
import { defineUserSlice } from './user-slice.ts'

/** The signed-in user's saved cards, the one for bids first. */
export const savedCards = defineUserSlice('saved-cards', site =>
  createResource<readonly Card[]>({ environment: site.environment, load: () => userCall(site)(cards, {}) }),
)
