/** The log: one line of JSON for each message, with its level, time, request and trace. LOG_LEVEL chooses from which level on. */
import { published } from '@/lib/process/state.mjs'
import { count } from './metrics'
import { currentIds } from './trace'

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]
type Level = Exclude<LogLevel, 'silent'>

/** Read once; lib/config refuses a wrong value at the start. */
const wanted = LOG_LEVELS.indexOf((process.env.LOG_LEVEL?.trim().toLowerCase() || 'info') as LogLevel)

/** By way of globalThis: the build warns of `process.stdout`, because it also looks at this file for a runtime that the shop does not use. */
const toOutput = (line: string) => void globalThis.process.stdout.write(`${line}\n`)

const WRITE: Readonly<Record<Level, (line: string) => void>> = {
  debug: toOutput,
  info: toOutput,
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
}

/** `details` must not contain queries, headers, bodies or persons. */
export function log(level: Level, message: string, details: Readonly<Record<string, unknown>> = {}): void {
  const isError = level === 'error'
  if (isError) count('shop_errors_total')
  const isWritten = LOG_LEVELS.indexOf(level) >= wanted
  const report = isError ? published('errorReporter') : undefined
  if (!isWritten && !report) return
  const line = JSON.stringify({ level, at: new Date().toISOString(), ...currentIds(), ...details, message })
  if (isWritten) WRITE[level](line)
  report?.(line)
}
