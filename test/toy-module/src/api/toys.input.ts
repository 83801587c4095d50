import * as v from 'valibot'
import { described } from './endpoint.ts'

const input = v.object({ toy_id: v.string() })

export const toy = described({ summary: 'A toy, and how often it has been clapped for.', input })

export const clapForToy = described({ summary: 'Claps for a toy, once.', input })
