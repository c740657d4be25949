import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { LONG_FILES } from './long-files'

/**
 * The long files first: if one started last, it would run alone while the other cores are idle. Then one project after the other, because a
 * worker whose modules are shared by files lives only until the next file in line is another project's.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONG_FILES.findIndex((name) => moduleId.endsWith(`/${name}`))
      return index < 0 ? LONG_FILES.length : index
    }
    return (await super.sort(files)).toSorted(
      (a, b) => place(a) - place(b) || a.project.name.localeCompare(b.project.name),
    )
  }
}
