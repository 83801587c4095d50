/** The auction's figures alone: `node --import tsx test/bench/auction/main.ts [--quick]`. */
import { parseArgs } from 'node:util'
import { asTable } from '../table.ts'
import { measureAuction } from './auction.ts'

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
console.log(asTable(await measureAuction(options.quick)))
process.exit(0)
