/** Loads the screens for what does not exist, and for what a visitor may not see. */
export const notFound = () => import('./screens/not-found.tsx')
export const forbidden = () => import('./screens/forbidden.tsx')
