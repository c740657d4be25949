/** The data files of the demo, each read and checked when it is first imported. An error names the file and the problem. */
import { readFileSync } from 'node:fs'

import { z } from 'zod'

const FOLDER = new URL('data/', import.meta.url)

/** The text of a file in `data/`. */
export const readText = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

/** A JSON file in `data/`. Throws an Error when it does not match the schema. */
export function readData<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { success, data, error } = schema.safeParse(JSON.parse(readText(file)))
  if (!success) throw new Error(`demo/data/${file}: ${z.prettifyError(error)}`)
  return data
}
