import type { Module } from '../module.ts'
import { appInfo, appStatus, terminology } from './app.ts'
import { iconList } from './icons.ts'
import { appSettings, blockSettings } from './settings.ts'

export const settings = {
  name: 'settings',
  handlers: { iconList, terminology, appSettings, blockSettings, appStatus, appInfo },
  permissions: [],
  words: {},
} as const satisfies Module
