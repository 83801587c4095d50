import * as accountInputs from './account.input.ts'
import * as account from './account.ts'
import * as accountFundraiserInputs from './account-fundraiser.input.ts'
import * as accountFundraiser from './account-fundraiser.ts'
import * as addressesInputs from './addresses.input.ts'
import * as addresses from './addresses.ts'
import * as adminInputs from './admin.input.ts'
import * as admin from './admin.ts'
import * as adminAuctionInputs from './admin-auction.input.ts'
import * as adminAuction from './admin-auction.ts'
import * as adminAuctionRulesInputs from './admin-auction-rules.input.ts'
import * as adminAuctionRules from './admin-auction-rules.ts'
import * as adminDonatedItemsInputs from './admin-donated-items.input.ts'
import * as adminDonatedItems from './admin-donated-items.ts'
import * as adminDrawsInputs from './admin-draws.input.ts'
import * as adminDraws from './admin-draws.ts'
import * as adminFundraisersInputs from './admin-fundraisers.input.ts'
import * as adminFundraisers from './admin-fundraisers.ts'
import * as adminGiftAidInputs from './admin-gift-aid.input.ts'
import * as adminGiftAid from './admin-gift-aid.ts'
import * as adminGuestsInputs from './admin-guests.input.ts'
import * as adminGuests from './admin-guests.ts'
import * as adminLotsInputs from './admin-lots.input.ts'
import * as adminLots from './admin-lots.ts'
import * as adminPaymentsInputs from './admin-payments.input.ts'
import * as adminPayments from './admin-payments.ts'
import * as adminPledgesInputs from './admin-pledges.input.ts'
import * as adminPledges from './admin-pledges.ts'
import * as adminPollsInputs from './admin-polls.input.ts'
import * as adminPolls from './admin-polls.ts'
import * as adminSurveysInputs from './admin-surveys.input.ts'
import * as adminSurveys from './admin-surveys.ts'
import * as adminTicketsInputs from './admin-tickets.input.ts'
import * as adminTickets from './admin-tickets.ts'
import * as adminVouchersInputs from './admin-vouchers.input.ts'
import * as adminVouchers from './admin-vouchers.ts'
import * as adminWaitingListInputs from './admin-waiting-list.input.ts'
import * as adminWaitingList from './admin-waiting-list.ts'
import * as adminWinsInputs from './admin-wins.input.ts'
import * as adminWins from './admin-wins.ts'
import * as agendasInputs from './agendas.input.ts'
import * as agendas from './agendas.ts'
import * as appInputs from './app.input.ts'
import * as app from './app.ts'
import * as settingsInputs from './app-settings.input.ts'
import * as settings from './app-settings.ts'
import * as auctionInputs from './auction.input.ts'
import * as auction from './auction.ts'
import * as bidderInputs from './bidder.input.ts'
import * as bidder from './bidder.ts'
import * as bids from './bids.ts'
import * as cardsInputs from './cards.input.ts'
import * as cards from './cards.ts'
import * as challengeInputs from './challenge.input.ts'
import * as challenge from './challenge.ts'
import * as checkoutInputs from './checkout.input.ts'
import * as checkout from './checkout.ts'
import * as donatedItemsInputs from './donated-items.input.ts'
import * as donatedItems from './donated-items.ts'
import * as donationsInputs from './donations.input.ts'
import * as donations from './donations.ts'
import * as doorInputs from './door.input.ts'
import * as door from './door.ts'
import * as drawsInputs from './draws.input.ts'
import * as draws from './draws.ts'
import type { Description } from './endpoint.ts'
import * as eventsInputs from './events.input.ts'
import * as events from './events.ts'
import * as guestImportInputs from './guest-import.input.ts'
import * as guestImport from './guest-import.ts'
import * as iconsInputs from './icons.input.ts'
import * as icons from './icons.ts'
import * as individualGivingInputs from './individual-giving.input.ts'
import * as individualGiving from './individual-giving.ts'
import * as monthlyGiftsInputs from './monthly-gifts.input.ts'
import * as monthlyGifts from './monthly-gifts.ts'
import * as ordersInputs from './orders.input.ts'
import * as orders from './orders.ts'
import * as pageSignInInputs from './page-sign-in.input.ts'
import * as pageSignIn from './page-sign-in.ts'
import * as pagesInputs from './pages.input.ts'
import * as pages from './pages.ts'
import * as paymentRequestInputs from './payment-request.input.ts'
import * as paymentRequest from './payment-request.ts'
import * as pledgesInputs from './pledges.input.ts'
import * as pledges from './pledges.ts'
import * as pollsInputs from './polls.input.ts'
import * as polls from './polls.ts'
import * as signedInInputs from './signed-in.input.ts'
import * as signedIn from './signed-in.ts'
import * as standingGiftAidInputs from './standing-gift-aid.input.ts'
import * as standingGiftAid from './standing-gift-aid.ts'
import * as surveysInputs from './surveys.input.ts'
import * as surveys from './surveys.ts'
import * as terminologyInputs from './terminology.input.ts'
import * as terminology from './terminology.ts'
import * as ticketGuestsInputs from './ticket-guests.input.ts'
import * as ticketGuests from './ticket-guests.ts'
import * as ticketsInputs from './tickets.input.ts'
import * as tickets from './tickets.ts'
import * as usersInputs from './users.input.ts'
import * as users from './users.ts'
import * as voucherInputs from './voucher.input.ts'
import * as voucher from './voucher.ts'
import * as vouchersInputs from './vouchers.input.ts'
import * as vouchers from './vouchers.ts'
import * as watchedLotsInputs from './watched-lots.input.ts'
import * as watchedLots from './watched-lots.ts'

/** Every call of the API: implemented by the server and listed in the OpenAPI document. */
export const endpoints = {
  ...joined(terminology, terminologyInputs),
  ...joined(settings, settingsInputs),
  ...joined(app, appInputs),
  ...joined(events, eventsInputs),
  ...joined(icons, iconsInputs),
  ...joined(users, usersInputs),
  ...joined(signedIn, signedInInputs),
  ...joined(pageSignIn, pageSignInInputs),
  ...joined(account, accountInputs),
  ...joined(standingGiftAid, standingGiftAidInputs),
  ...joined(monthlyGifts, monthlyGiftsInputs),
  ...joined(cards, cardsInputs),
  ...joined(pages, pagesInputs),
  ...joined(donations, donationsInputs),
  ...joined(admin, adminInputs),
  ...joined(adminLots, adminLotsInputs),
  ...joined(auction, auctionInputs),
  ...joined(bids, auctionInputs),
  ...joined(bidder, bidderInputs),
  ...joined(watchedLots, watchedLotsInputs),
  ...joined(adminAuction, adminAuctionInputs),
  ...joined(adminWins, adminWinsInputs),
  ...joined(adminAuctionRules, adminAuctionRulesInputs),
  ...joined(adminTickets, adminTicketsInputs),
  ...joined(adminWaitingList, adminWaitingListInputs),
  ...joined(tickets, ticketsInputs),
  ...joined(door, doorInputs),
  ...joined(guestImport, guestImportInputs),
  ...joined(draws, drawsInputs),
  ...joined(adminDraws, adminDrawsInputs),
  ...joined(donatedItems, donatedItemsInputs),
  ...joined(adminDonatedItems, adminDonatedItemsInputs),
  ...joined(surveys, surveysInputs),
  ...joined(adminSurveys, adminSurveysInputs),
  ...joined(individualGiving, individualGivingInputs),
  ...joined(accountFundraiser, accountFundraiserInputs),
  ...joined(adminFundraisers, adminFundraisersInputs),
  ...joined(ticketGuests, ticketGuestsInputs),
  ...joined(agendas, agendasInputs),
  ...joined(adminGuests, adminGuestsInputs),
  ...joined(pledges, pledgesInputs),
  ...joined(adminPayments, adminPaymentsInputs),
  ...joined(adminGiftAid, adminGiftAidInputs),
  ...joined(adminPledges, adminPledgesInputs),
  ...joined(polls, pollsInputs),
  ...joined(adminPolls, adminPollsInputs),
  ...joined(checkout, checkoutInputs),
  ...joined(challenge, challengeInputs),
  ...joined(paymentRequest, paymentRequestInputs),
  ...joined(voucher, voucherInputs),
  ...joined(vouchers, vouchersInputs),
  ...joined(adminVouchers, adminVouchersInputs),
  ...joined(addresses, addressesInputs),
  ...joined(orders, ordersInputs),
}

type Joined<C, D> = { readonly [Name in keyof C & keyof D]: C[Name] & D[Name] }

/** Each call joined with the server's half of the same name. What else is in the server's file is left out. */
export function joined<C extends object, D extends { readonly [Name in keyof C & keyof D]: Description }>(
  calls: C,
  described: D,
): Joined<C, D> {
  const names = Object.keys(described).filter(name => name in calls)
  const both = names.map(name => [name, { ...calls[name as keyof C], ...described[name as keyof D] }])
  return Object.fromEntries(both) as Joined<C, D>
}
