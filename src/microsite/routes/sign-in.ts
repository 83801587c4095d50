import { defineRoutes } from '../define-routes.ts'
import { featureScreen } from '../feature-screen.tsx'
import { useSignInProps as useProps } from '../use-sign-in-request.ts'

/** Everything around signing in. */
export const signInRoutes = defineRoutes(
  {
    'sign-in': {
      title: 'Sign in',
      kind: 'sign-in',
      skeleton: 'login',
      screen: featureScreen(async () => (await import('../../features/sign-in/sign-in.tsx')).SignIn, { useProps }),
    },
    'sign-in-return': {
      title: 'Sign in',
      access: 'user',
      skeleton: 'login',
      screen: featureScreen(async () => (await import('../../features/sign-in/sign-in-return.tsx')).SignInReturn, {
        useProps: ({ query }) => ({ query }),
      }),
    },
    'switch-account': {
      title: 'Another account',
      kind: 'sign-in',
      skeleton: 'login',
      screen: featureScreen(async () => (await import('../../features/sign-in/switch-account.tsx')).SwitchAccount, {
        useProps: route => ({ ...useProps(route), link: route.hash }),
      }),
    },
    'sign-up': {
      title: 'Sign up',
      kind: 'sign-in',
      skeleton: 'register',
      screen: featureScreen(async () => (await import('../../features/sign-in/sign-up.tsx')).SignUp, { useProps }),
    },
    'sign-up-complete': {
      title: 'Sign up complete',
      kind: 'sign-in',
      skeleton: 'login',
      screen: featureScreen(async () => (await import('../../features/sign-in/sign-up-complete.tsx')).SignUpComplete, {
        useProps,
      }),
    },
    'password-reset': {
      title: 'Password Reset',
      kind: 'sign-in',
      skeleton: 'pr',
      screen: () => import('../screens/password-reset.tsx'),
    },
    'resend-pin': {
      title: 'Resend Pin',
      kind: 'sign-in',
      skeleton: 'rp',
      screen: featureScreen(async () => (await import('../../features/sign-in/resend-pin.tsx')).ResendPin, {
        useProps,
      }),
    },
  },
  { de: () => import('./sign-in.messages.de.ts') },
)
