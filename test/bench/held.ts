import type { CDPSession } from 'playwright-core'

/** The page's memory after garbage collection. */
export async function held(session: CDPSession): Promise<{ listeners: number; nodes: number; heap: number }> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') }
}
