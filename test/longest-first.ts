import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Sorted by how long their files take, longest first. Browser tests run in a group of their own. */
const projects = ['contract', 'build', 'preact', 'react', 'unit']

/** Starts long files first: one that starts last would keep one worker busy while the others have nothing left. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
