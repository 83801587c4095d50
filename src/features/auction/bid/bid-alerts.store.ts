import { persistence } from '../../../store/persistence.ts'
import { defineSlice } from '../../../store/slice.ts'

/** Does the visitor want notifications from the browser? Asked for by a press, since the page may have its own. */
export const bidAlerts = defineSlice('auction-bid-alerts', site => {
  const { read, write } = persistence(site)
  const account = () => Object(read('account')) as { outbidAlerts?: unknown }
  return {
    areWanted: () => account().outbidAlerts === true,
    want: (wanted: boolean) => write('account', { ...account(), outbidAlerts: wanted }),
  }
})
