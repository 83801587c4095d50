import type { AppSettings } from '../../api/app-settings.ts'

export type AccountUse = 'useBid' | 'useBuy' | 'useGifts' | 'useReceipts'

/** What an account is good for at this event: nobody is promised an auction where the menu leads to none. */
export function accountUses({ menu }: Pick<AppSettings, 'menu'>): AccountUse[] {
  const has = (path: RegExp) => menu.some(({ link }) => path.test(link))
  return [
    ...(has(/^\/(auction|list-(live|silent|sealed)-lots)\b/) ? (['useBid'] as const) : []),
    ...(has(/^\/(tickets|prize-draw|list-buynow-lots)\b/) ? (['useBuy'] as const) : []),
    'useGifts',
    'useReceipts',
  ]
}
