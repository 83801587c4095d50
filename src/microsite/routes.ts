import type { Route } from './route.ts'
import { accountRoutes } from './routes/account.ts'
import { auctionRoutes } from './routes/auction.ts'
import { deskRoutes } from './routes/desk.ts'
import { donatedItemRoutes } from './routes/donated-items.ts'
import { fundraiserRoutes } from './routes/fundraisers.ts'
import { leaderboardRoutes } from './routes/leaderboard.ts'
import { pageRoutes } from './routes/pages.ts'
import { paymentRoutes } from './routes/payment.ts'
import { pledgeRoutes } from './routes/pledges.ts'
import { pollRoutes } from './routes/polls.ts'
import { prizeDrawRoutes } from './routes/prize-draws.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { surveyRoutes } from './routes/surveys.ts'
import { ticketRoutes } from './routes/tickets.ts'

/** All routes, by module. Their order does not matter. */
export const routes: readonly Route[] = [
  ...pageRoutes,
  ...signInRoutes,
  ...accountRoutes,
  ...paymentRoutes,
  ...auctionRoutes,
  ...ticketRoutes,
  ...prizeDrawRoutes,
  ...pledgeRoutes,
  ...fundraiserRoutes,
  ...surveyRoutes,
  ...pollRoutes,
  ...donatedItemRoutes,
  ...leaderboardRoutes,
  ...deskRoutes,
]
