import { prizeDraws } from './0033-draws-prize-draws.ts'
import { winnerMails } from './0033-draws-winner-mails.ts'
import { reopenedDraws } from './0037-draws-reopened.ts'

export const drawMigrations = {
  '0033-draws-prize-draws': prizeDraws,
  '0033-draws-winner-mails': winnerMails,
  '0037-draws-reopened': reopenedDraws,
}
