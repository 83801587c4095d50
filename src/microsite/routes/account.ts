import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'
import { useSignInRequest } from '../use-sign-in-request.ts'

const screen = () => import('../screens/account.tsx')

/** Screens of the signed-in user. */
export const accountRoutes = defineRoutes(
  {
    account: { title: 'Account', access: 'user', skeleton: 'your_account', screen },
    profile: { title: 'Profile', access: 'user', skeleton: 'your_account', screen },
    'redeem-voucher': {
      title: 'Redeem Voucher',
      access: 'user',
      skeleton: 'your_account',
      screen: featureScreen(async () => (await import('../../features/vouchers/redeem.tsx')).Redeem, {
        useProps: () => ({}),
      }),
    },
    'pre-auth': {
      title: 'Pre Auth Card',
      access: 'user',
      screen: featureScreen(async () => (await import('../../features/pre-auth/pre-auth.tsx')).PreAuth, {
        useProps(route) {
          const { request, goOn } = useSignInRequest(route)
          return { onGoOn: request.redirect === undefined ? undefined : goOn }
        },
      }),
    },
  },
  { de: () => import('./account.messages.de.ts') },
)
