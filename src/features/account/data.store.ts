import { type Account, accountData, deleteAccount } from '../../api/account.ts'
import { auth } from '../../store/auth.ts'
import { createCommand } from '../../store/command.ts'
import { createForm } from '../../store/form.ts'
import { persistence } from '../../store/persistence.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { createOnceOnly } from './once-only.store.ts'
import { createProof, emptyProof } from './proof.store.ts'

/** Exports everything that is stored about the visitor. @param save offers it as a file download */
export function createDownload(site: Site, save: (json: string) => void) {
  return createCommand<void>(site.environment, async () => {
    save(JSON.stringify(await userCall(site)(accountData, {}), undefined, 2))
  })
}

interface Deletion {
  /** The message where the tick is missing. */
  missing(): string
  /**
   * Called once the account is deleted and this browser is signed out.
   * @param isSure false: an answer was lost, and then the session was over, which it may be for another reason
   */
  onDone(isSure: boolean): void
}

/** The form that deletes the account. */
export function createDeletion(site: Site, account: Account, { missing, onDone }: Deletion) {
  const proof = createProof(site, account)
  const once = createOnceOnly()
  const form = createForm({
    environment: site.environment,
    values: { ...emptyProof, sure: '' },
    check: values => ({ ...proof.check(values), ...(!values.sure && { sure: { text: missing() } }) }),
    async send(values) {
      const asked = site.$token.get()
      let isSure = true
      await once(
        async wasLost => {
          // That the session is over is the answer then, so no popup says it.
          const call = wasLost ? site.client.call : userCall(site)
          await call(deleteAccount, proof.sent(values))
        },
        ({ status }) => {
          const isOver = status === 401 && site.$token.get() === asked
          if (isOver) isSure = false
          return isOver
        },
      )
      auth(site).end()
      // A guest on this device still finds their tickets.
      const { heldTickets } = Object(persistence(site).read('account')) as { heldTickets?: unknown }
      persistence(site).write('account', heldTickets && { heldTickets })
      onDone(isSure)
    },
  })
  return { form, proof }
}
