/** Validates input by the contract: invalid input becomes a BAD_REQUEST with the name of the field. */
import type { z } from 'zod'

import { ApiError } from '@/lib/contract/errors'

type Issue = z.core.$ZodIssue

/** Dotted path of the first invalid value; for an unknown key the key itself. */
function fieldOf(issue: Issue): string {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '')
  return path.join('.')
}

function messageOf(issue: Issue): string {
  return issue.code === 'unrecognized_keys' ? `Unknown key "${issue.keys[0] ?? ''}".` : issue.message
}

/** Parses a value; throws ApiError BAD_REQUEST with the field of the first problem. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  if (!issue) throw new ApiError('BAD_REQUEST', 'The request does not fit.')
  const field = fieldOf(issue).slice(0, 200)
  throw new ApiError('BAD_REQUEST', messageOf(issue).slice(0, 300), field ? { field } : {})
}
