import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Sorted by how long their files take, longest first. */
const projects = ['browser', 'contract', 'build', 'preact', 'react', 'unit', 'lean']

/** Short files with the longest tests, which are made from tables: a file's size says little about them. */
const long = ['matrix', 'wrong', 'everywhere'].map(name => `/${name}.test.ts`)

/** Starts long files first: one that starts last would keep one worker busy while the others have nothing left. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      long.some(name => moduleId.endsWith(name)) ? -1 : projects.indexOf(project.name)
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
