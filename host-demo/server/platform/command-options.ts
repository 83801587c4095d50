import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartupError } from './startup-error.ts'

/**
 * Runs an operator's command, and ends the process with 1 if it fails.
 * @param options as `parseArgs` takes them
 * @param usage printed for an unknown option
 */
export async function runCommand<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
  run: (values: ReturnType<typeof parseArgs<{ options: Options }>>['values']) => Promise<void>,
): Promise<void> {
  try {
    await run(read(options, usage))
  } catch (problem) {
    console.error(problem instanceof StartupError ? problem.message : problem)
    process.exit(1)
  }
}

function read<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (problem) {
    throw new StartupError(`${problem instanceof Error ? problem.message : problem}\n${usage}`)
  }
}
