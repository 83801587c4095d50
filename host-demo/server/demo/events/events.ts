import type { DemoEvent } from '../demo-event.ts'
import { moonlightBall } from './moonlight-ball.ts'
import { riverside10k } from './riverside-10k.ts'
import { summerFayre } from './summer-fayre.ts'

/** The three events that the demo starts with: one brand each, and nothing in common but Fayre. */
export const demoEvents: DemoEvent[] = [moonlightBall, riverside10k, summerFayre]
