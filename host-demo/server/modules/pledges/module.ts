import { pledgeItemPush, pledgePush, pledgeRemovedPush } from '../../../../src/api/pledges.ts'
import type { Module } from '../module.ts'
import { correctPledge, hidePledge, undoPledge } from './desk/change-handlers.ts'
import { adminCharities, saveCharities, undoableCharities } from './desk/charities.ts'
import {
  addPledgeItem,
  adminPledgeItem,
  adminPledgeItems,
  deletePledgeItem,
  editPledgeItem,
  undoableItem,
} from './desk/item-handlers.ts'
import { mailPledgeLink } from './desk/payment-link.ts'
import { adminPledges } from './desk/read-pledges.ts'
import { receivePledge } from './desk/received.ts'
import { recordPledge } from './desk/record-pledge.ts'
import { undoablePledge } from './desk/undoable-pledge.ts'
import { usesPicture } from './find-item.ts'
import { forgetUndoneJob } from './forget-undone.ts'
import { charities, pledgeItem, pledgeItems, pledgesGiven, promisedPledge } from './handlers.ts'
import { pledgesMigrations } from './migrations/list.ts'
import { pledgeOrigin } from './origin.ts'
import { pledgePages } from './pages/pledge-pages.ts'
import { pledgesData } from './personal-data.ts'
import { promisePledge } from './promise-pledge.ts'
import { germanErrors } from './words.de.ts'

export const pledges = {
  name: 'pledges',
  handlers: {
    pledgeItems,
    pledgeItem,
    pledgesGiven,
    charities,
    promisePledge,
    promisedPledge,
    adminPledges,
    recordPledge,
    correctPledge,
    hidePledge,
    undoPledge,
    receivePledge,
    mailPledgeLink,
    adminPledgeItems,
    adminPledgeItem,
    addPledgeItem,
    editPledgeItem,
    deletePledgeItem,
    adminCharities,
    saveCharities,
  },
  permissions: ['viewlist', 'view', 'add', 'edit', 'delete'],
  logs: {
    pledge: { viewNeeds: 'pledges.viewlist', undo: undoablePledge },
    pledge_item: { viewNeeds: 'pledges.view', undo: undoableItem },
    charities: { viewNeeds: 'pledges.viewlist', undo: undoableCharities },
  },
  usesPicture,
  ...pledgesData,
  migrations: pledgesMigrations,
  jobs: [forgetUndoneJob],
  words: germanErrors,
  errors: {
    pledge_item_not_found: 404,
    pledge_not_found: 404,
    promise_not_found: 404,
    pledge_closed: 409,
    pledge_changed: 409,
    pledge_paid: 409,
    pledge_undone: 409,
    pledge_without_address: 409,
    pledge_item_changed: 409,
    charities_changed: 409,
    pledge_item_in_use: 409,
  },
  origins: { pledge: pledgeOrigin },
  pages: pledgePages,
  pushes: [pledgeItemPush, pledgePush, pledgeRemovedPush],
} as const satisfies Module
