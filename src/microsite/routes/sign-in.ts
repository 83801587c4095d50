import { defineRoutes } from '../define-routes.ts'

const screen = () => import('../screens/sign-in.tsx')

/** Everything around signing in. */
export const signInRoutes = defineRoutes({
  'sign-in': { kind: 'sign-in', skeleton: 'login', screen },
  'sign-in-return': { access: 'user', skeleton: 'login', screen },
  'switch-account': { kind: 'sign-in', skeleton: 'login', screen },
  'sign-up': { kind: 'sign-in', skeleton: 'register', screen },
  'sign-up-complete': { kind: 'sign-in', skeleton: 'login', screen },
  'password-reset': { kind: 'sign-in', skeleton: 'pr', screen },
  'resend-pin': { kind: 'sign-in', skeleton: 'rp', screen },
})
