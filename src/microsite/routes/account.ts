import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'

const screen = () => import('../screens/account.tsx')

/** Screens of the signed-in user. */
export const accountRoutes = defineRoutes({
  account: { access: 'user', skeleton: 'your_account', screen },
  profile: { access: 'user', skeleton: 'your_account', screen },
  'redeem-voucher': {
    access: 'user',
    skeleton: 'your_account',
    screen: featureScreen(async () => (await import('../../features/vouchers/redeem.tsx')).Redeem, {
      useProps: () => ({}),
    }),
  },
  'pre-auth': { access: 'user', screen: () => import('../screens/pre-auth.tsx') },
})
