import { drawDataPush } from '../../../../src/api/draws.ts'
import type { Module } from '../module.ts'
import { addDraw, deleteDraw, editDraw } from './desk/edit-handlers.ts'
import { mailDrawWinners } from './desk/mail-winners.ts'
import { adminDraw, adminDrawEntries, adminDraws } from './desk/read-handlers.ts'
import { closePrizeDraw, openPrizeDraw, redrawPrize, runPrizeDraw } from './desk/state-handlers.ts'
import { undoableDraw, undoableState } from './desk/undo.ts'
import { closeDrawJob } from './drawing/close-job.ts'
import { usesPicture } from './find-draw.ts'
import { drawRecord, prizeDraw, prizeDraws } from './handlers.ts'
import { numbersMailJob } from './mails/numbers-mail.ts'
import { drawMigrations } from './migrations/list.ts'
import { raffleOrigin } from './origin.ts'
import { drawPages } from './pages/draw-pages.ts'
import { drawData } from './personal-data.ts'
import { accountDrawTickets, orderDrawTickets } from './tickets/handlers.ts'
import { ticketPage } from './tickets/ticket-page.ts'
import { germanDrawErrors } from './words.de.ts'

export const draws = {
  name: 'draws',
  handlers: {
    prizeDraws,
    prizeDraw,
    drawRecord,
    orderDrawTickets,
    accountDrawTickets,
    adminDraws,
    adminDraw,
    adminDrawEntries,
    addDraw,
    editDraw,
    deleteDraw,
    openPrizeDraw,
    closePrizeDraw,
    runPrizeDraw,
    redrawPrize,
    mailDrawWinners,
  },
  permissions: ['viewlist', 'view', 'add', 'edit', 'delete'],
  logs: {
    draw: { viewNeeds: 'draws.view', undo: undoableDraw },
    draw_act: { viewNeeds: 'draws.viewlist', undo: undoableState },
  },
  usesPicture,
  ...drawData,
  migrations: drawMigrations,
  words: germanDrawErrors,
  errors: {
    draw_not_found: 404,
    draw_not_open: 409,
    draw_sold_out: 409,
    draw_limit: 409,
    draw_paid_first: 409,
    members_only: 403,
    membership_not_confirmed: 409,
    draw_changed: 409,
    draw_in_use: 409,
    draw_not_possible: 409,
    draw_too_early: 409,
    draw_empty: 409,
    age_not_confirmed: 409,
  },
  origins: { raffle: raffleOrigin },
  jobs: [closeDrawJob, numbersMailJob],
  linkedPages: ticketPage,
  pages: drawPages,
  pushes: [drawDataPush],
} as const satisfies Module
