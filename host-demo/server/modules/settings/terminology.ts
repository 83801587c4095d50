import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'

export const terminology: Handler<typeof endpoints.terminology> = async call => (await call.event()).terminology
