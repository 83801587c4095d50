import assert from 'node:assert/strict'
import { startDemo } from '../browser/demo.ts'
import { production } from '../production-settings.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { byStranger } from './caused-by.ts'
import type { FaultCase } from './fault-case.ts'

/** The demo's list of events, the design system's page, and the stand-in's card form. */
const ofDemos = ['/', '/demo/ui/', '/demo/stand-in/card-frame.html']

const statusesOf = (url: string) => Promise.all(ofDemos.map(async path => (await fetch(url + path)).status))

/** What a production server must not have of a demo. */
export const liveCases: readonly FaultCase[] = [
  byStranger({
    name: 'demo-goes-live',
    end: 'a database that was a demo does not start in production, and the server says why',
    async run() {
      const { path: FAYRE_DATA, remove } = temporaryFolder('went-live')
      try {
        await (await startDemo({ FAYRE_DATA })).stop()
        await assert.rejects(startDemo({ ...production, FAYRE_DATA }), /This database was a demo: .* Give production/)
      } finally {
        remove()
      }
    },
  }),
  byStranger({
    name: 'demo-pages-in-production',
    end: 'a real server has no page of the demo, nor the stand-in’s card form',
    async run({ demo }) {
      assert.deepEqual(await statusesOf(demo), [200, 200, 200])
      const live = await startDemo(production)
      try {
        assert.deepEqual(await statusesOf(live.url), [404, 404, 404])
      } finally {
        await live.stop()
      }
    },
  }),
]
