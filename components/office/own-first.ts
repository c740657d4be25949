/** Languages with that of the reader first: who works in Finnish looks for Finnish first. */
export const ownFirst = <Code extends string>(codes: readonly Code[], locale: string): readonly Code[] =>
  codes.toSorted((a, b) => Number(locale.startsWith(b)) - Number(locale.startsWith(a)))
