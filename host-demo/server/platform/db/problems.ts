import { StartupError } from '../startup-error.ts'

/** What the operator can do about PostgreSQL's errors at the start, by its codes. */
const sentences: Readonly<Record<string, string>> = {
  '42501':
    'The role of DATABASE_URL may not create tables: make it the owner of the database, or grant it CREATE on the schema public.',
  '57014':
    'A migration took longer than a statement may: set DATABASE_STATEMENT_TIMEOUT to more milliseconds for this start, or to 0 for any time.',
  '53100': 'The disk of the database is full: free some space and start again.',
}

/** The database's code of an error, or `''`. */
export function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : ''
}

/** The sentence for the operator in place of the database's error, if there is one. */
export function inWords(problem: unknown): unknown {
  const sentence = sentences[codeOf(problem)]
  return sentence === undefined ? problem : new StartupError(sentence)
}

/** Codes of a connection that fails or ends. Besides, the class 08 is all of connections. */
const lostCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', '57P01', '57P02', '57P03']

/** What pg says of one without a code. */
const lostWords =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)|connection error and is not queryable/

/** Was the database lost, or does it not answer? What the request has written may be committed. */
export function isDatabaseLost(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  const code = codeOf(problem)
  return lostCodes.includes(code) || /^08...$/.test(code) || lostWords.test(problem.message)
}
