interface Devtools {
  send(method: 'HeapProfiler.collectGarbage' | 'Performance.getMetrics'): Promise<unknown>
}

/** The page's memory after garbage collection. */
export async function held(page: Devtools): Promise<{ listeners: number; nodes: number; heap: number }> {
  for (let round = 0; round < 3; round++) await page.send('HeapProfiler.collectGarbage')
  const { metrics } = (await page.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] }
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') }
}
