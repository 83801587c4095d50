import { defineRoutes } from '../define-routes.ts'

const screen = () => import('../screens/sign-in.tsx')

/** Everything around signing in. */
export const signInRoutes = defineRoutes(
  {
    'sign-in': { title: 'Sign in', kind: 'sign-in', skeleton: 'login', screen },
    'sign-in-return': { title: 'Sign in', access: 'user', skeleton: 'login', screen },
    'switch-account': { title: 'Another account', kind: 'sign-in', skeleton: 'login', screen },
    'sign-up': { title: 'Sign up', kind: 'sign-in', skeleton: 'register', screen },
    'sign-up-complete': { title: 'Sign up complete', kind: 'sign-in', skeleton: 'login', screen },
    'password-reset': { title: 'Password Reset', kind: 'sign-in', skeleton: 'pr', screen },
    'resend-pin': { title: 'Resend Pin', kind: 'sign-in', skeleton: 'rp', screen },
  },
  { de: () => import('./sign-in.messages.de.ts') },
)
