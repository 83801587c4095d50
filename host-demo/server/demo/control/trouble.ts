import type { Context } from '../../platform/context.ts'
import type { Trouble } from '../../stand-in/trouble.ts'

/** Faults of the stand-in for Stripe. */
export async function troubleOf(db: Context['db']): Promise<Trouble> {
  const rows = await db.selectFrom('demo_controls').selectAll().where('name', 'in', names).execute()
  const value = (name: (typeof names)[number]) => rows.find(row => row.name === name)?.value
  const news = value('provider-news')
  return { refuses: value('provider-refuses'), news: news === 'late' || news === 'twice' ? news : undefined }
}

/** Undefined clears both faults. */
export async function setTrouble(db: Context['db'], { refuses, news }: Trouble): Promise<void> {
  await db.deleteFrom('demo_controls').where('name', 'in', names).execute()
  const rows = [
    { name: 'provider-refuses', value: refuses },
    { name: 'provider-news', value: news },
  ].filter((row): row is { name: string; value: string } => Boolean(row.value))
  if (rows.length) await db.insertInto('demo_controls').values(rows).execute()
}

const names = ['provider-refuses', 'provider-news'] as const
