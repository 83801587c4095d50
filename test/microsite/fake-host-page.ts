import type { HostPage } from '../../src/microsite/host-page.ts'

/** A page that records what is done to it, in order. */
export function fakePage(given: Partial<HostPage> = {}): { page: HostPage; done: string[] } {
  const done: string[] = []
  const page: HostPage = {
    leaveForHttps: () => false,
    takeUserToken: () => undefined,
    leaveFor: (goal, { redirect_allow_list }) => {
      done.push(`leave for ${goal}, trusting ${redirect_allow_list.join()}`)
      return false
    },
    applySettings: ({ modeISLIST_Dev_Prod }) => void done.push(`apply ${modeISLIST_Dev_Prod}`),
    ...given,
  }
  return { page, done }
}
