import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { LONG_FILES } from './long-files'
import { namesDocument, needsOwnModules } from './own-modules'

/**
 * The long files first: if one started last, it would run alone while the other cores are idle. Then one project after the other, because a
 * worker lives only until the next file in line is another project's or wants another document; in each, files that share modules before
 * those that need their own.
 */
export class OneAfterTheOther extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const index = LONG_FILES.findIndex((name) => moduleId.endsWith(`/${name}`))
      const own = namesDocument(moduleId) ? 2 : Number(needsOwnModules(moduleId))
      return { long: index < 0 ? LONG_FILES.length : index, project: project.name, own }
    }
    return (await super.sort(files))
      .map((file) => ({ file, place: placeOf(file) }))
      .toSorted(
        (a, b) =>
          a.place.long - b.place.long || a.place.project.localeCompare(b.place.project) || a.place.own - b.place.own,
      )
      .map(({ file }) => file)
  }
}
