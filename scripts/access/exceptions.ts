/** Findings that are no faults, each with the reason. One that nothing needs is itself a fault of a complete run. */
import type { EngineName, Finding } from './engines'

export interface Exception {
  readonly engine: EngineName
  readonly rule: RegExp
  /** The beginning of the element. */
  readonly at: RegExp
  readonly reason: string
}

export const EXCEPTIONS: readonly Exception[] = []

export const exceptionFor = ({ engine, rule, at }: Finding): Exception | undefined =>
  EXCEPTIONS.find((one) => one.engine === engine && one.rule.test(rule) && one.at.test(at))
