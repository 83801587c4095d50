import type { BrandFields } from '../../../src/lib/brand.ts'

export type Brand = Readonly<{ key: string; name: string; fields: BrandFields }>

/** The demo events' brands, and no brand at all. */
export const brands: readonly [Brand, ...Brand[]] = [
  {
    key: 'moonlight-ball',
    name: 'Moonlight Ball',
    fields: {
      primary_color: '#e3b45c',
      secondary_color: '#2a3c78',
      third_color: '#c9808a',
      font_primary_color: '#0b1533',
      font_secondary_color: '#fff6e3',
      font_third_color: '#0b1533',
      font_color: '#f3ecdd',
      background_color: '#0b1533',
      font: 'Lato',
      font_accent: 'DM Serif Display',
    },
  },
  {
    key: 'riverside-10k',
    name: 'Riverside 10K',
    fields: {
      primary_color: '#0b7a45',
      secondary_color: '#dff3e6',
      third_color: '#f2a33a',
      font_primary_color: '#ffffff',
      font_secondary_color: '#0c3b27',
      font_third_color: '#2b1c02',
      font_color: '#17352a',
      background_color: '#ffffff',
      font: 'Nunito',
      font_accent: 'Nunito',
    },
  },
  {
    key: 'summer-fayre',
    name: 'Summer Fayre',
    fields: {
      primary_color: '#d33f2c',
      secondary_color: '#cdeaf9',
      third_color: '#ffd166',
      font_primary_color: '#ffffff',
      font_secondary_color: '#233150',
      font_third_color: '#3a2a00',
      font_color: '#233150',
      background_color: '#fffaf2',
      font: 'Nunito',
      font_accent: 'Fredoka',
    },
  },
  { key: 'plain', name: 'No brand', fields: {} },
]
