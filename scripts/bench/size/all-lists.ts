/** Every list of the back office by every order, by every filter and in its middle: which of them take long. */
import { allFields, type Entity, isLocalized } from '@/lib/backend/flows/office/entities/entity'
import { listRecords } from '@/lib/backend/flows/office/list'
import { readableBy } from '@/lib/backend/flows/office/registry'
import type { OfficeValue } from '@/lib/contract/schemas/office'

import { percentile } from '../ask'
import { table } from '../table'
import { findBackends, measured, type Sample, summary, SUMMARY_HEAD } from './meter'
import { EVERYBODY, OFFICE_MS, PAGE_SIZE } from './office'

const TIMES = 5
/** ms of processor from which a list is worth a line. */
const WORTH_A_LINE = 50

interface Step {
  readonly name: string
  readonly filter?: string
  readonly sort?: string
  readonly page?: number
}

const EMPTY = { q: '', filter: '', sort: '', language: 'fi' as const }

/** A filter as its control writes it, for the value that a record has. */
function filterOf(name: string, value: OfficeValue | undefined): Step[] {
  const one = Array.isArray(value) ? value[0] : value
  if (one === null || one === undefined || typeof one === 'object') return []
  const text = typeof one === 'string' && /^\d{4}-\d\d-\d\dT/.test(one) ? `${one.slice(0, 10)}..` : String(one)
  return [{ name: `${name} ${text}`, filter: `${name}:${encodeURIComponent(text)}` }]
}

async function stepsOf(entity: Entity): Promise<Step[]> {
  const { rows, total } = await listRecords(entity, EMPTY, { page: 1, size: PAGE_SIZE })
  const middle = Math.floor(total / PAGE_SIZE / 2)
  const sorts = Object.entries(entity.fields).flatMap(([name, field]) =>
    isLocalized(field) || field.kind === 'json' ? [] : [name, `-${name}`],
  )
  const deep = middle > 1 ? [{ name: 'in the middle', page: middle }] : []
  const named = middle > 1 ? [{ name: 'title, in the middle', sort: 'title', page: middle }] : []
  const filters = Object.entries(allFields(entity)).flatMap(([name, { isFilter }]) =>
    isFilter ? filterOf(name, rows.find(({ values }) => values[name] !== null)?.values[name]) : [],
  )
  return [{ name: 'first page' }, ...deep, ...named, ...sorts.map((sort) => ({ name: `by ${sort}`, sort })), ...filters]
}

async function samplesOf(entity: Entity, { filter = '', sort = '', page = 1 }: Step): Promise<Sample[]> {
  const work = () => listRecords(entity, { ...EMPTY, filter, sort }, { page, size: PAGE_SIZE })
  await work()
  await findBackends()
  const samples: Sample[] = []
  for (let turn = 0; turn < TIMES; turn += 1) samples.push(await measured(work))
  return samples
}

/** Prints a line for each that is worth it; appends to `failures` what takes longer than a person should wait. */
export async function measureAllLists(failures: string[]): Promise<void> {
  const rows: string[][] = []
  let count = 0
  for (const entity of readableBy(EVERYBODY))
    for (const step of await stepsOf(entity)) {
      const name = `${entity.name}, ${step.name}`
      count += 1
      try {
        const samples = await samplesOf(entity, step)
        const of = (read: (sample: Sample) => number, part: number) => percentile(samples.map(read), part)
        if (of(({ wall }) => wall, 0.95) > OFFICE_MS) failures.push(`list ${name}`)
        if (of(({ own, database }) => own + database, 0.5) > WORTH_A_LINE) rows.push([name, ...summary(samples)])
      } catch (error) {
        failures.push(`list ${name}: ${error instanceof Error ? error.message.slice(0, 80) : 'failed'}`)
      }
    }
  console.log(`\n${count} lists, orders and filters; those with more than ${WORTH_A_LINE} ms of processor\n`)
  console.log(table(['list', ...SUMMARY_HEAD], rows))
}
