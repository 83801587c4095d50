import { fundraiserDataPush, teamDataPush } from '../../../../src/api/individual-giving.ts'
import type { Module } from '../module.ts'
import { ownFundraiser, ownFundraiserGifts } from './account/own-page.ts'
import { decideTeamRequest } from './account/requests.ts'
import { addFundraiserUpdate, deleteFundraiserUpdate, fundraiserPicture, saveFundraiser } from './account/save-page.ts'
import { handOverTeam, joinFundraiserTeam, removeTeamMember, saveFundraiserTeam } from './account/team.ts'
import { adminMessages, decideMessage, undoableMessage } from './desk/messages.ts'
import {
  adminOfflineGifts,
  recordOfflineGift,
  removeOfflineGift,
  restoreOfflineGift,
  undoableGift,
} from './desk/offline-gifts.ts'
import { adminFundraisers, hideFundraiser, undoableFundraiser } from './desk/pages.ts'
import { adminTeams, hideTeam, undoableTeam } from './desk/teams.ts'
import { usesPicture } from './find.ts'
import { fundraiserGifts } from './gifts.ts'
import { fundraisers, fundraiserTeams } from './list.ts'
import { leaveMessage } from './messages.ts'
import { individualGivingMigrations } from './migrations/list.ts'
import { fundraiserPage, fundraiserTeam, viewFundraiser } from './page.ts'
import { givingPages } from './pages/giving-pages.ts'
import { individualGivingData } from './personal-data.ts'
import { fundraiserSupporters, topSupporters } from './supporters.ts'
import { germanGivingErrors } from './words.de.ts'

/** People who raise money for the event on pages of their own, alone or in teams. */
export const individualGiving = {
  name: 'individual-giving',
  handlers: {
    fundraisers,
    fundraiserTeams,
    fundraiserPage,
    fundraiserSupporters,
    topSupporters,
    fundraiserTeam,
    leaveMessage,
    viewFundraiser,
    ownFundraiser,
    ownFundraiserGifts,
    saveFundraiser,
    fundraiserPicture,
    addFundraiserUpdate,
    deleteFundraiserUpdate,
    joinFundraiserTeam,
    saveFundraiserTeam,
    removeTeamMember,
    handOverTeam,
    decideTeamRequest,
    adminFundraisers,
    hideFundraiser,
    adminTeams,
    hideTeam,
    adminMessages,
    decideMessage,
    adminOfflineGifts,
    recordOfflineGift,
    removeOfflineGift,
    restoreOfflineGift,
  },
  permissions: ['viewlist', 'add', 'edit', 'delete'],
  logs: {
    fundraiser: { viewNeeds: 'individual-giving.viewlist', undo: undoableFundraiser },
    fundraiser_team: { viewNeeds: 'individual-giving.viewlist', undo: undoableTeam },
    fundraiser_message: { viewNeeds: 'individual-giving.viewlist', undo: undoableMessage },
    offline_gift: { viewNeeds: 'individual-giving.viewlist', undo: undoableGift },
  },
  usesPicture,
  ...individualGivingData,
  migrations: individualGivingMigrations,
  words: germanGivingErrors,
  errors: {
    fundraiser_not_found: 404,
    team_not_found: 404,
    fundraiser_ended: 409,
    fundraiser_required: 409,
    fundraiser_changed: 409,
    not_captain: 403,
    captain_must_stay: 409,
    not_in_team: 409,
    not_asking: 409,
    message_not_found: 404,
    message_changed: 409,
    gift_not_found: 404,
  },
  extends: { donation: fundraiserGifts },
  pages: givingPages,
  pushes: [fundraiserDataPush, teamDataPush],
} as const satisfies Module
