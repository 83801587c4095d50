import type { Module } from '../module.ts'
import { appInfo, appStatus } from './app.ts'
import { iconList } from './icons.ts'
import { appSettings, blockSettings } from './settings.ts'
import { terminology } from './terminology.ts'

export const settings = {
  name: 'settings',
  handlers: { iconList, terminology, appSettings, blockSettings, appStatus, appInfo },
  permissions: [],
  words: {},
} as const satisfies Module
