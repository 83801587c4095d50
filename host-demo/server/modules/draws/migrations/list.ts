import { prizeDraws } from './0033-draws-prize-draws.ts'

export const drawMigrations = { '0033-draws-prize-draws': prizeDraws }
