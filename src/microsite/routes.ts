import type { ComponentType } from 'react'
import type { SkeletonKey } from '../ui/skeletons/plans.ts'
import type { CurrentRoute } from './router.ts'

/** A screen's module. */
export interface ScreenModule {
  Screen: ComponentType<Readonly<{ route: CurrentRoute }>>
}

export interface Route {
  /** The specification's name for it, and its title until the screen has a better one. */
  readonly name: string
  /** Below the base path: `:id` is one segment, `*` all that is left. The first one is its address, the others are aliases. */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]]
  /** What stands there while the screen loads. */
  readonly skeleton: SkeletonKey
  /** Default: anyone. `user`: an anonymous visitor signs in first, and comes back; `admin`: so does an organiser, and nobody else gets in. */
  readonly access?: 'user' | 'admin'
  /** Without the microsite's header and footer. */
  readonly bare?: true
  /** Absent: not built yet; an organiser's own page of that address is shown, else 404. */
  readonly screen?: () => Promise<ScreenModule>
}

export const content = () => import('./screens/content.tsx')

/** Every path of the microsite. */
export const routes: readonly Route[] = [
  { name: 'Home', paths: ['/', '/home'], skeleton: 'home', screen: () => import('./screens/home.tsx') },
  {
    name: 'Pre Auth Card',
    paths: ['/pre-auth'],
    skeleton: 'root',
    access: 'user',
    screen: () => import('./screens/pre-auth.tsx'),
  },
  { name: 'Auction Categories', paths: ['/auction/categories'], skeleton: 'auction_ct' },
  { name: 'Auction Items', paths: ['/auction'], skeleton: 'auction' },
  { name: 'Auction Item', paths: ['/auction/items/:id'], skeleton: 'auction_item' },
  { name: 'Complete Bid', paths: ['/auction/complete-bid'], skeleton: 'root', access: 'user' },
  { name: 'Auction Payment', paths: ['/auction/checkout'], skeleton: 'checkout', access: 'user' },
  { name: 'Guest Auction Payment', paths: ['/auction/guest/checkout'], skeleton: 'checkout' },
  { name: 'Tickets', paths: ['/tickets'], skeleton: 'tickets' },
  { name: 'Ticket RSVP', paths: ['/ticket-rsvp'], skeleton: 'root' },
  { name: 'Assign Guest', paths: ['/assign-guest'], skeleton: 'root' },
  { name: 'Ticket Payment', paths: ['/ticket/checkout'], skeleton: 'checkout', access: 'user' },
  { name: 'Guest Ticket Payment', paths: ['/ticket/guest/checkout'], skeleton: 'checkout' },
  {
    name: 'Ticket Agendas Select',
    paths: ['/ticket/checkout/agendas', '/ticket/guest/checkout/agendas'],
    skeleton: 'root',
  },
  { name: 'Your Tickets', paths: ['/tickets/your-tickets'], skeleton: 'tickets', access: 'user' },
  { name: 'Live Auction Items', paths: ['/list-live-lots'], skeleton: 'live_auction' },
  { name: 'Buy Now Items', paths: ['/list-buynow-lots'], skeleton: 'buy_now_items' },
  { name: 'Silent Auction Items', paths: ['/list-silent-lots'], skeleton: 'silent_auction' },
  { name: 'Sealed Auction Items', paths: ['/list-sealed-lots'], skeleton: 'sealed_auction' },
  { name: 'Prize draw', paths: ['/prize-draw'], skeleton: 'raffle' },
  { name: 'Prize Draw Item', paths: ['/prize-draw/:id'], skeleton: 'raffle_item' },
  {
    name: 'Prize draw payment',
    paths: ['/prize-draw/checkout', '/prize-draw/guest/checkout'],
    skeleton: 'checkout',
  },
  { name: 'Pledge', paths: ['/pledge'], skeleton: 'pledge' },
  { name: 'Pledge Item', paths: ['/pledge/:id'], skeleton: 'pledge_view' },
  { name: 'Donate to a charity', paths: ['/pledge/charity-name'], skeleton: 'donate' },
  { name: 'Complete your donation', paths: ['/pledge/checkout', '/pledge/guest/checkout'], skeleton: 'checkout' },
  { name: 'Individual Giving', paths: ['/individual-giving'], skeleton: 'fundraising' },
  { name: 'Fundraiser Team', paths: ['/individual-giving/team/:id'], skeleton: 'pledge_view' },
  { name: 'Fundraiser', paths: ['/individual-giving/:id'], skeleton: 'pledge_view' },
  { name: 'Leave a message', paths: ['/individual-giving/leave-message'], skeleton: 'root' },
  {
    name: 'Complete your donation',
    paths: ['/individual-giving/checkout', '/individual-giving/guest/checkout'],
    skeleton: 'checkout',
  },
  { name: 'Surveys', paths: ['/survey'], skeleton: 'surveys' },
  { name: 'Survey', paths: ['/survey/:id'], skeleton: 'root', access: 'user' },
  { name: 'Public Survey', paths: ['/survey/survey-public/:id'], skeleton: 'root' },
  { name: 'Thank you', paths: ['/survey/survey-success'], skeleton: 'root' },
  { name: 'Polls', paths: ['/poll'], skeleton: 'polls' },
  { name: 'Polls', paths: ['/poll/:id'], skeleton: 'polls', access: 'user' },
  { name: 'Public Poll', paths: ['/poll/poll-public/:id'], skeleton: 'polls' },
  { name: 'Thank you', paths: ['/poll/poll-success'], skeleton: 'root' },
  { name: 'Donate an item', paths: ['/donate-lot'], skeleton: 'root' },
  { name: 'Thank you', paths: ['/donate-lot/success'], skeleton: 'root' },
  { name: 'Leaderboard', paths: ['/leaderboard'], skeleton: 'leaderboard', bare: true },
  { name: 'Admin Dash', paths: ['/admin-dash'], skeleton: 'root', access: 'admin' },
  { name: 'Redeem Voucher', paths: ['/account/vouchers/redeem'], skeleton: 'your_account', access: 'user' },
  { name: 'Confirm Ticket', paths: ['/account/tickets/confirm'], skeleton: 'your_account', access: 'user' },
  {
    name: 'Payment',
    paths: ['/account/payment'],
    skeleton: 'checkout',
    screen: () => import('./screens/payment.tsx'),
  },
  {
    name: 'Account',
    paths: ['/account/*'],
    skeleton: 'your_account',
    access: 'user',
    screen: () => import('./screens/account.tsx'),
  },
  {
    name: 'Profile',
    paths: ['/profile'],
    skeleton: 'your_account',
    access: 'user',
    screen: () => import('./screens/profile.tsx'),
  },
  { name: 'Terms', paths: ['/terms'], skeleton: 'root', screen: content },
  { name: 'Privacy Policy', paths: ['/privacy'], skeleton: 'root', screen: content },
  {
    name: 'Order Complete',
    paths: ['/order-complete'],
    skeleton: 'root',
    screen: () => import('./screens/order-complete.tsx'),
  },
  { name: 'Sign in', paths: ['/sign-in'], skeleton: 'login', screen: () => import('./screens/sign-in.tsx') },
  { name: 'Sign up', paths: ['/sign-up'], skeleton: 'register', screen: () => import('./screens/sign-up.tsx') },
  {
    name: 'Sign up complete',
    paths: ['/sign-up-complete'],
    skeleton: 'login',
    screen: () => import('./screens/sign-up-complete.tsx'),
  },
  {
    name: 'Password Reset',
    paths: ['/password-reset', '/reset-password'],
    skeleton: 'pr',
    screen: () => import('./screens/password-reset.tsx'),
  },
  { name: 'Resend Pin', paths: ['/resend-pin'], skeleton: 'rp', screen: () => import('./screens/resend-pin.tsx') },
  { name: 'Agendas', paths: ['/agendas'], skeleton: 'root' },
  {
    name: 'Default microsite page',
    paths: ['/404'],
    skeleton: 'root',
    screen: () => import('./screens/not-found.tsx'),
  },
  { name: 'Generic content page', paths: ['/:routeKey'], skeleton: 'root', screen: content },
]

/** What anybody else finds at an address of the organisers. */
export const forbidden: Route = {
  name: 'Admin Dash',
  paths: ['/admin-dash'],
  skeleton: 'root',
  screen: () => import('./screens/forbidden.tsx'),
}
