import type { endpoints } from '../../../src/api/table.ts'
import type { Handler } from '../http/call.ts'

export const terminology: Handler<typeof endpoints.terminology> = async call => (await call.event()).terminology
