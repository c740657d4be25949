/** Findings that are no faults, each with the reason. One that nothing needs is itself a fault of a complete run. */
import type { EngineName, Finding } from './engines'

export interface Exception {
  readonly engine: EngineName
  readonly rule: RegExp
  /** The beginning of the element. */
  readonly at: RegExp
  readonly reason: string
}

const USERNAME =
  'HTML lets a field for an e-mail address be filled with the name of an account (vnu and axe agree); the engine has an older table.'

export const EXCEPTIONS: readonly Exception[] = [
  {
    engine: 'ibm',
    rule: /^aria_article_label_unique$/,
    at: /^<article data-model=/,
    reason:
      'A card is an item of a list and begins with a heading; no criterion asks for a label besides it, on sixty cards a page.',
  },
  {
    engine: 'htmlcs',
    rule: /H58\.1\.Lang$/,
    at: / lang=""/,
    reason: 'HTML has the empty value for a language that is not known: names of brands, originals of translations.',
  },
  {
    engine: 'htmlcs',
    rule: /H32\.2$/,
    at: /^<form class="[^"]*" method="get">(?:<input type="hidden"[^>]*>)*<label class="block"><span class="sr-only">/,
    reason: 'The order of a list changes with its field; without scripts the form has a button.',
  },
  {
    engine: 'htmlcs',
    rule: /1_3_5\.H98$/,
    at: /^<input (?=[^>]*autocomplete="username")(?=[^>]* type="email")/,
    reason: USERNAME,
  },
  {
    engine: 'ibm',
    rule: /^input_autocomplete_valid$/,
    at: /^<input name="username"/,
    reason: USERNAME,
  },
  {
    engine: 'ibm',
    rule: /^input_label_exists$/,
    at: /^<button [^>]*data-vote=/,
    reason:
      'Reviews after the fifth are in a closed disclosure; the engine reads the text of a button only where it is rendered.',
  },
]

export const exceptionFor = ({ engine, rule, at }: Finding): Exception | undefined =>
  EXCEPTIONS.find((one) => one.engine === engine && one.rule.test(rule) && one.at.test(at))
