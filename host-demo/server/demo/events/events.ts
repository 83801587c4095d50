import type { DemoEvent } from '../demo-event.ts'
import { moonlightBall } from './moonlight-ball.ts'
import { riverside10k } from './riverside-10k.ts'
import { summerFayre } from './summer-fayre.ts'

/** The three demo events, each with a brand of its own. */
export const demoEvents: DemoEvent[] = [moonlightBall, riverside10k, summerFayre]
