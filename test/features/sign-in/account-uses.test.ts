import { expect, test } from 'vitest'
import { accountUses } from '../../../src/features/sign-in/account-uses.ts'

const usesOf = (...links: string[]) => accountUses({ menu: links.map(link => ({ title: 'x', link })) })

test('bids and goods are spoken of where the menu leads to them', () => {
  expect(usesOf('/home', '/pledge')).toEqual(['useGifts', 'useReceipts'])
  expect(usesOf('/auction', '/tickets')).toEqual(['useBid', 'useBuy', 'useGifts', 'useReceipts'])
  expect(usesOf('/list-silent-lots')).toContain('useBid')
  expect(usesOf('/list-buynow-lots')).toEqual(['useBuy', 'useGifts', 'useReceipts'])
})

test('a page that only sounds like it promises nothing', () => {
  expect(usesOf('/auctioneers', '/about/tickets')).toEqual(['useGifts', 'useReceipts'])
})
