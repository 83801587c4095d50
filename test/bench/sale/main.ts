/** The opening of a sale alone: `node --import tsx test/bench/sale/main.ts`. */
import { asTable } from '../table.ts'
import { measureSale } from './sale.ts'

console.log(asTable(await measureSale()))
process.exit(0)
