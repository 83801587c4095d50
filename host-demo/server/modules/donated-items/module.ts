import type { Module } from '../module.ts'
import { acceptDonatedItem, declineDonatedItem, noteDonatedItem, undoableOffer } from './desk/decide.ts'
import { deleteDonatedItem } from './desk/delete-offer.ts'
import { adminDonatedItem, adminDonatedItems } from './desk/read-handlers.ts'
import { donatedItemRules, saveDonatedItemRules, undoableRules } from './desk/rules-handlers.ts'
import { donatedItemMigrations } from './migrations/list.ts'
import { offerItem } from './offer-item.ts'
import { offerPages } from './pages/offer-pages.ts'
import { donatedItemData } from './personal-data.ts'
import { donatedItemPicture, usesPicture } from './pictures.ts'
import { pruneDeclinedJob } from './prune-declined.ts'
import { donatedItemTerms } from './rules.ts'
import { germanErrors } from './words.de.ts'

/** Things that supporters offer for the event to sell, and what the organisers decide on each. */
export const donatedItems = {
  name: 'donated-items',
  handlers: {
    donatedItemTerms,
    offerItem,
    donatedItemPicture,
    adminDonatedItems,
    adminDonatedItem,
    acceptDonatedItem,
    declineDonatedItem,
    noteDonatedItem,
    deleteDonatedItem,
    donatedItemRules,
    saveDonatedItemRules,
  },
  permissions: ['viewlist', 'view', 'edit', 'delete'],
  logs: {
    donated_item: { viewNeeds: 'donated-items.view', undo: undoableOffer },
    donated_item_rules: { viewNeeds: 'donated-items.viewlist', undo: undoableRules },
  },
  usesPicture,
  ...donatedItemData,
  migrations: donatedItemMigrations,
  words: germanErrors,
  errors: {
    donated_items_off: 404,
    donated_items_closed: 409,
    donated_item_not_found: 404,
    donated_item_changed: 409,
    donated_item_has_lot: 409,
    donated_item_rules_changed: 409,
  },
  jobs: [pruneDeclinedJob],
  pages: offerPages,
} as const satisfies Module
